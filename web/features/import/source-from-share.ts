import { detectSource } from '#web/components/import/detect-source.ts'
import type { SourceInput } from './source.read.ts'

interface ShareParams {
  url?: string
  text?: string
  title?: string
  bookmarklet_import?: number
  received?: string
}

/** Apps put a page's link into any of the three fields. Null when all are empty. */
export function sourceFromShare({
  url,
  text,
  title,
  bookmarklet_import: bookmarklet,
  received,
}: ShareParams): SourceInput | null {
  if (bookmarklet !== undefined) return { bookmarklet }
  if (received !== undefined) return receivedPage()
  for (const given of [url, text, title]) {
    const source = detectSource(given ?? '')
    if (source.kind === 'link') return { url: source.url }
  }
  const all = [title, text, url].filter(Boolean).join('\n\n')
  return all ? { text: all } : null
}

/** Null when `receive.js` kept nothing. */
function receivedPage(): SourceInput | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('larder.received') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('html' in kept) || !('url' in kept)) return null
    const { html, url } = kept
    return typeof html === 'string' && typeof url === 'string' ? { data: html, url } : null
  } catch {
    return null
  }
}
