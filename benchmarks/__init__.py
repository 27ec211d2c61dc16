"""Side by side with peers: ratios in one run, on one machine."""
