// The worker of an installed table: when the server cannot be reached, its page for that. It keeps nothing else: a table of yesterday would be a wrong one.
const CACHE = "undercroft", OFFLINE = "/offline";
self.addEventListener("install", event => { self.skipWaiting(); event.waitUntil(caches.open(CACHE).then(cache => cache.add(new Request(OFFLINE, {cache: "reload"})))); });
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", event => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
// Somebody is asked, and no page of the table is open to say so. A click leads to the match, in a page that is open already if there is one.
self.addEventListener("push", event => {
  const told = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(told.title ?? "Undercroft", {body: told.body, tag: told.url, data: told.url, icon: "/static/favicon.svg"}));
});
self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({type: "window"}).then(open => {
    const there = open.find(page => new URL(page.url).pathname === event.notification.data);
    return there ? there.focus() : self.clients.openWindow(event.notification.data ?? "/");
  }));
});
