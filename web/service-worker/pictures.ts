import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'

const cacheName = 'larder-pictures'
const maxBytes = 500_000

export const isPicture: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/')

/** At most 400, of 20 KB as a rule; whichever was not looked at for the longest time goes first. */
const bound = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })

const forThisDevice: WorkboxPlugin = {
  // The signature of an address changes every two weeks, what it shows does not; copies differ by width.
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url)
    const width = url.searchParams.get('width')
    url.search = width ? `?width=${width}` : ''
    return Promise.resolve(url.href)
  },
  // Documents of recipes have the same kind of address.
  cacheWillUpdate: async ({ response }) => {
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return null
    return (await response.clone().blob()).size <= maxBytes ? response : null
  },
  // Without a network, the same picture in another width is better than none.
  handlerDidError: async ({ request }) =>
    (await caches.open(cacheName)).match(new URL(request.url).pathname, { ignoreSearch: true }),
}

export const pictures = new CacheFirst({ cacheName, plugins: [forThisDevice, bound] })

export const forgetPictures = () => bound.deleteCacheAndMetadata()
