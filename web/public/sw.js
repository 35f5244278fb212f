// Opens the shopping list offline: keeps the shell and the files that this page loads, and never touches the API. Raise
// the version when the form of what is kept changes.
const cacheName = 'larder-1'
const shell = '/'
const patience = 4000
const served = /^\/(api|api-token-auth|auth|media|docs|licenses|receive|_local|openapi\.json)(\/|$)/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || served.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  // Asset names hold a digest of their content, so a kept file is never old.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
  else if (pathname === '/theme.js' || pathname === '/icon.svg') event.respondWith(fetchedOrKept(request))
})

/** `keep` lists the files, by name without digest, that the page may load later. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepPage(new Set(event.data.keep)))
})

async function takeOver() {
  const names = await caches.keys()
  // Other caches, such as that of pictures not sent yet, stay.
  const old = names.filter((name) => /^larder-\d+$/.test(name) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function openPage(request) {
  const kept = await caches.match(shell)
  if (!kept) return fetch(request)
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience, kept)
  })
  return Promise.race([late, fetch(request).catch(() => kept)])
}

const keptOrFetched = async (request) => (await caches.match(request)) ?? fetch(request)

async function fetchedOrKept(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

/** A missing file throws, so that the files kept before stay. */
async function keepPage(names) {
  const page = await fetch(shell)
  if (!page.ok) return
  const html = await page.clone().text()
  const cache = await caches.open(cacheName)
  const roots = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|webmanifest))"/g)].map(([, path]) => path)
  const files = await withImports(roots, names, cache)
  await Promise.all([...files].map(([path, response]) => cache.put(path, response)))
  await cache.put(shell, page)
  const known = await cache.keys()
  const old = known.filter(({ url }) => !files.has(new URL(url).pathname) && new URL(url).pathname !== shell)
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Static imports always; dynamic ones only where `names` has them. */
async function withImports(roots, names, cache) {
  const files = new Map()
  const paths = [...roots]
  // The list grows while it is walked.
  for (const path of paths) {
    if (files.has(path)) continue
    const response = (await cache.match(path)) ?? (await fetch(path))
    // The server answers the shell for a missing file.
    if (!response.ok || (path.endsWith('.js') && /html/.test(response.headers.get('content-type'))))
      throw new Error(`No file at ${path}`)
    files.set(path, response.clone())
    if (path.endsWith('.js')) paths.push(...importsOf(await response.text(), path, names))
    if (path.endsWith('.css')) paths.push(...fontsOf(await response.text(), path))
  }
  return files
}

function importsOf(script, path, names) {
  const now = [...script.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, file]) => file)
  const later = [...script.matchAll(/import\(\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, file]) => file)
  const wanted = later.filter((file) => names.has(file.replace(/^.*\//, '').replace(/-.{8}\.js$/, '')))
  return [...now, ...wanted].map((file) => new URL(file, location.origin + path).pathname)
}

/** Latin only; the browser keeps other scripts once a page needed them. */
const fontsOf = (styles, path) =>
  [...styles.matchAll(/url\(["']?([^"')]+latin-wght[^"')]+)["']?\)/g)].map(
    ([, file]) => new URL(file, location.origin + path).pathname,
  )
