// Lets the page be opened without a network. VERSION and FILES are filled in when the page is built.
const VERSION = '%VERSION%'
const FILES = ['%FILES%']

const { registration, caches, clients } = self
const PREFIX = `spellwright ${registration.scope} `
const NAME = PREFIX + VERSION
/** A network that takes longer than this to send the page counts as none. */
const PATIENCE = 3000

/** Files that carry no hash in their name may be another version's in the browser's own cache: they are asked for anew. */
const fresh = (file) => (file.startsWith('assets/') ? file : new Request(file, { cache: 'reload' }))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map(fresh))))
})

// A new version waits until no page of the old one is open: an open game keeps the files it began with.
self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
    )
    await clients.claim()
  }
  event.waitUntil(dropOld())
})

const kept = async (request) => (await caches.open(NAME)).match(request, { ignoreSearch: true })

/** The page itself comes from the network while there is one, so that the next load is the newest version. */
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.ok) return answer
  } catch {}
  return (await kept('index.html')) ?? Response.error()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(kept(request).then((answer) => answer ?? fetch(request)))
})
