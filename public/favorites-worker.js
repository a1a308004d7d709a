// Keeps /favorites readable without a connection: the page, what it is made of, and the pictures of its cards.
// Its scope is that one page; no other page of the site ever waits for it.
const KEPT = 'favorites-1';
const PAGE = '/favorites';

/** Addresses that carry a hash of their content: what is kept can never be out of date. */
const HASHED = /^\/(_astro|data\/cards|media)\//;

/** Pictures of houses that left the list go first. */
const MOST_KEPT = 400;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOlder()]));
});

// The page names what it had loaded before this worker was there.
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate' && address.pathname === PAGE) event.respondWith(networkFirst(request));
  else if (isHashed(address)) event.respondWith(keptFirst(request));
});

/** @param {unknown} addresses */
async function keepAll(addresses) {
  if (!Array.isArray(addresses)) return;
  const kept = await caches.open(KEPT);
  const wanted = addresses.filter((address) => URL.canParse(address) && isHashed(new URL(address)));
  await Promise.all(wanted.map(async (address) => (await kept.match(address)) ?? kept.add(address)));
}

/** @param {URL} address */
function isHashed({ origin, pathname }) {
  return origin === location.origin && HASHED.test(pathname);
}

/** @param {Request} request */
async function networkFirst(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const page = await kept.match(PAGE);
    if (page) return page;
    throw error;
  }
}

/** @param {Request} request */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    await kept.put(request, answer.clone());
    await dropBeyondLimit(kept);
  }
  return answer;
}

/** @param {Cache} kept */
async function dropBeyondLimit(kept) {
  const requests = await kept.keys();
  const pictures = requests.filter(({ url }) => new URL(url).pathname.startsWith('/media/'));
  await Promise.all(pictures.slice(0, Math.max(0, requests.length - MOST_KEPT)).map((old) => kept.delete(old)));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('favorites-') && name !== KEPT).map((name) => caches.delete(name)),
  );
}
