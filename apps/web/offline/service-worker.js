// Lets the page be opened without a network. VERSION and FILES are filled in when the page is built.
const VERSION = '%VERSION%'
const FILES = ['%FILES%']

const { registration, caches, clients } = self
const PREFIX = `spellwright ${registration.scope} `
const NAME = PREFIX + VERSION
/** If the network takes longer than this to send the page, the cached page is used. */
const NETWORK_TIMEOUT_MS = 3000

/** Files without a hash in their name may be outdated in the browser's HTTP cache, so they are requested again. */
const toRequest = (file) => (file.startsWith('assets/') ? file : new Request(file, { cache: 'reload' }))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map(toRequest))))
})

// A new version waits until no page of the old one is open, so that an open game keeps its files.
self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
    )
    await clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

const fromCache = async (request) => (await caches.open(NAME)).match(request, { ignoreSearch: true })

/** The page itself comes from the network if possible, so that a reload shows the newest version. */
async function page(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) })
    if (response.ok) return response
  } catch {}
  return (await fromCache('index.html')) ?? Response.error()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(fromCache(request).then((response) => response ?? fetch(request)))
})
