// The worker of an installed table: when the server cannot be reached, its page for that. It keeps nothing else: a table of yesterday would be a wrong one.
const CACHE = "undercroft", OFFLINE = "/offline";
self.addEventListener("install", event => { self.skipWaiting(); event.waitUntil(caches.open(CACHE).then(cache => cache.add(new Request(OFFLINE, {cache: "reload"})))); });
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", event => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
