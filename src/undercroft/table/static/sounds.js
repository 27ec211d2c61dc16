// The sounds of events, made here out of a few waves: nothing is loaded. Silent until the player has switched them on.
(() => {
  let audio = null;  // made with the first sound: who hears none needs no device
  // a tone: frequency, after, lasts, loudness, shape, frequency at its end; noise: after, lasts, loudness, the band that is left of it
  const tone = (from, after, lasts, loud = .08, type = "sine", to = from) => ({from, after, lasts, loud, type, to});
  const noise = (after, lasts, loud, band) => ({after, lasts, loud, band});
  const SOUNDS = {
    bell: [tone(660, 0, .4), tone(880, .12, .4)],
    card: [noise(0, .09, .1, 2600)],
    coin: [tone(1318, 0, .08, .05, "triangle"), tone(1760, .07, .25, .05, "triangle")],
    crystal: [tone(1568, 0, .4, .04), tone(2093, .06, .4, .03)],
    defeat: [tone(294, 0, .3, .08, "triangle"), tone(208, .24, .34, .08, "triangle")],
    dice: [0, .09, .17, .28].map(after => noise(after, .05, .16, 1400)),
    door: [noise(0, .3, .12, 260), tone(90, .05, .25, .06)],
    drop: [tone(330, 0, .25, .06, "triangle", 160)],
    fire: [noise(0, .5, .1, 900)],
    heal: [tone(784, 0, .3, .05), tone(988, .1, .35, .05)],
    hit: [tone(130, 0, .22, .16, "sine", 55), noise(0, .1, .12, 500)],
    horn: [tone(196, 0, .5, .06, "sawtooth", 220)],
    knock: [tone(220, 0, .07, .07, "triangle", 150)],
    level: [tone(523, 0, .18, .06, "triangle"), tone(784, .14, .32, .06, "triangle")],
    page: [noise(0, .2, .07, 1800)],
    step: [noise(0, .07, .12, 420), noise(.2, .07, .1, 380)],
    steel: [tone(2100, 0, .3, .03, "square", 1900), noise(0, .06, .1, 3400)],
    tile: [noise(0, .12, .14, 700), tone(150, .05, .12, .08)],
    victory: [[523, 0], [659, .12], [784, .24], [1047, .36]].map(([pitch, after]) => tone(pitch, after, .2, .06, "triangle")),
  };
  let hiss = null;
  const source = part => {
    if (part.band) {
      hiss ??= (() => { const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate), wave = made.getChannelData(0); for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1; return made; })();
      const it = audio.createBufferSource(), filter = audio.createBiquadFilter();
      it.buffer = hiss;
      Object.assign(filter, {type: "bandpass"}).frequency.value = part.band;
      return [it, it.connect(filter)];
    }
    const it = audio.createOscillator();
    it.type = part.type;
    it.frequency.setValueAtTime(part.from, audio.currentTime + part.after);
    it.frequency.exponentialRampToValueAtTime(part.to, audio.currentTime + part.after + part.lasts);
    return [it, it];
  };
  window.sound = name => {
    if (!SOUNDS[name] || navigator.userActivation?.hasBeenActive === false) return;  // browsers want a click first
    audio ??= new AudioContext();
    for (const part of SOUNDS[name]) {
      const [it, out] = source(part), loud = audio.createGain(), start = audio.currentTime + part.after;
      loud.gain.setValueAtTime(part.loud, start);
      loud.gain.exponentialRampToValueAtTime(.0001, start + part.lasts);
      out.connect(loud).connect(audio.destination);
      it.start(start);
      it.stop(start + part.lasts + .05);
    }
  };
})();
