import type { AskedSource } from './source.read.ts'

/** What `receive.js` kept of the page that the bookmarklet was pressed on; null where it is no longer there. */
export function receivedPage(): AskedSource | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('larder.received') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('html' in kept) || !('url' in kept)) return null
    const { html, url } = kept
    return typeof html === 'string' && typeof url === 'string' ? { data: html, url } : null
  } catch {
    return null
  }
}
