import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'

const cacheName = 'larder-files'

// The server answers the shell for a file that a release took away.
const isRealFile = (response: Response, path: string) =>
  response.ok && (path === '/' || !response.headers.get('content-type')?.startsWith('text/html'))

const files = new PrecacheController({
  cacheName,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isRealFile(response, new URL(request.url).pathname) ? response : null),
    },
  ],
})
files.addToCacheList(__FILES__)

/** One after another, so that the page that is being read has the network. A missing file fails the whole version. */
export const keepFiles = (event: ExtendableEvent) => void files.install(event)

export const keptShell = () => files.matchPrecache('/')

export const isKept: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && (url.pathname.startsWith('/assets/') || (url.pathname !== '/' && isListed(url.href)))

/** Of any version: a page that was open before a release asks for files that only this device still has. */
export const openFile: RouteHandlerCallback = async ({ request, url }) => {
  const key = files.getCacheKeyForURL(url.href) ?? url.href
  const cache = await caches.open(cacheName)
  return (await cache.match(key, { ignoreSearch: key === url.href })) ?? fetch(request)
}

/** Pages hold a lock named after their version as long as they are open; see web/lib/offline/hold-version.ts. */
export async function dropOldFiles() {
  const { held = [] } = await navigator.locks.query()
  const isOldOpen = held.some(({ name }) => name?.startsWith('larder-version-') && !name.endsWith(`-${__VERSION__}`))
  if (isOldOpen) return
  const cache = await caches.open(cacheName)
  const listed = new Set(files.getURLsToCacheKeys().values())
  const old = (await cache.keys()).filter(({ url }) => !listed.has(url))
  await Promise.all([caches.delete('larder-1'), ...old.map((request) => cache.delete(request))])
}

const isListed = (href: string) => files.getCacheKeyForURL(href) !== undefined
