import type { RouteMatchCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'

/** Of scripts that are kept once a page needed them; Latin is among the files of every version. */
export const isFont: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.endsWith('.woff2') && !url.pathname.includes('-latin-')

export const fonts = new CacheFirst({
  cacheName: 'larder-fonts',
  plugins: [new ExpirationPlugin({ maxEntries: 16 })],
})
