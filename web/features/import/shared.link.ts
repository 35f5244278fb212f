import { receivedPage } from './received.page.ts'
import { detectSource } from './source.detect.ts'
import type { AskedSource } from './source.read.ts'

interface Search {
  url?: string
  text?: string
  title?: string
  bookmarklet_import?: number
  received?: string
}

/**
 * What another app or the bookmarklet handed over with the address of this page. Apps put the link of a page into any of
 * the three; where there is one, it is read and the rest is its title. Null where there is nothing.
 */
export function sharedOf({ url, text, title, bookmarklet_import: bookmarklet, received }: Search): AskedSource | null {
  if (bookmarklet !== undefined) return { bookmarklet }
  if (received !== undefined) return receivedPage()
  for (const given of [url, text, title]) {
    const source = detectSource(given ?? '')
    if (source.kind === 'link') return { url: source.url }
  }
  const all = [title, text, url].filter(Boolean).join('\n\n')
  return all ? { text: all } : null
}
