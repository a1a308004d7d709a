// Keeps /favorites readable without a connection: the page, what it is made of, and the pictures of its cards.
// Its scope is that one page; no other page of the site ever waits for it.
const KEPT = 'favorites-1';
const PAGE = '/favorites';

/** Addresses that carry a hash of their content: what is kept can never be out of date. */
const HASHED = /^\/(_astro|data\/cards|media)\//;

/** Maximum number of pictures, and of the page's other files, 256 of them with cards; the oldest of each go first. */
const LIMITS = { pictures: 400, others: 400 };

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOlder()]));
});

// The page names what it has loaded, some of it before this worker was there.
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate' && address.pathname === PAGE) event.respondWith(networkFirst(event));
  else if (isHashed(address)) event.respondWith(keptFirst(event));
});

/** @param {unknown} addresses */
async function keepAll(addresses) {
  if (!Array.isArray(addresses)) return;
  const kept = await caches.open(KEPT);
  const wanted = addresses.filter((address) => URL.canParse(address) && isHashed(new URL(address)));
  await Promise.all(wanted.map((address) => keepAsNewest(kept, address)));
}

/**
 * Stores a file, or stores it again: a script or font that is the same for many releases would be the oldest and go first.
 * @param {Cache} kept
 * @param {string} address
 */
async function keepAsNewest(kept, address) {
  const found = await kept.match(address);
  await (found ? kept.put(address, found) : kept.add(address));
}

/** @param {URL} address */
function isHashed({ origin, pathname }) {
  return origin === location.origin && HASHED.test(pathname);
}

/** @param {FetchEvent} event */
async function networkFirst(event) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(event.request);
    if (response.ok) store(event, kept, PAGE, response);
    return response;
  } catch (error) {
    const page = await kept.match(PAGE);
    if (page) return page;
    throw error;
  }
}

/** @param {FetchEvent} event */
async function keptFirst(event) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(event.request);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.status === 200) store(event, kept, event.request, response);
  return response;
}

/**
 * Stores a copy next to the response, which neither waits for it nor fails with it: the storage may be full.
 * @param {FetchEvent} event
 * @param {Cache} kept
 * @param {RequestInfo} request
 * @param {Response} response
 */
function store(event, kept, request, response) {
  const storing = kept.put(request, response.clone()).then(() => dropBeyondLimits(kept));
  event.waitUntil(storing.catch(() => undefined));
}

/** @param {Cache} kept */
async function dropBeyondLimits(kept) {
  const files = (await kept.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  const old = [
    ...beyond(LIMITS.pictures, files.filter(isPicture)),
    ...beyond(
      LIMITS.others,
      files.filter((file) => !isPicture(file)),
    ),
  ];
  await Promise.all(old.map((file) => kept.delete(file)));
}

/** @param {Request} file */
function isPicture({ url }) {
  return new URL(url).pathname.startsWith('/media/');
}

/**
 * The files that were stored first: a cache lists its entries in that order.
 * @param {number} limit
 * @param {readonly Request[]} files
 */
function beyond(limit, files) {
  return files.slice(0, Math.max(0, files.length - limit));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('favorites-') && name !== KEPT).map((name) => caches.delete(name)),
  );
}
