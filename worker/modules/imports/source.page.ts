import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { takeBookmarkletPage } from './bookmarklet-page.ts'
import { MAX_CHARACTERS } from './pages/html/document-parser.ts'
import { parseShareUrl } from './share/parse-share-url.ts'
import { sharedText } from './share/shared-text.ts'
import { sourceProblem } from './source-problem.ts'

/** An address, the text of a page, or a page that the bookmarklet stored. */
export interface SourceRequest {
  url?: string | null | undefined
  data?: string | null | undefined
  bookmarklet?: number | null | undefined
  choice?: string | null | undefined
}

export interface SourcePage {
  url: string | null
  text: string
}

const USER_AGENT = 'Mozilla/5.0 (compatible; Larder/1.0; recipe import)'
export const TOO_LARGE = `The page is larger than ${MAX_CHARACTERS / 1_000_000} MB, and no more is read.`
const ACCEPTED = ['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json', 'text/plain']

export async function sourcePage(
  context: Context,
  { url, data, bookmarklet, choice }: SourceRequest,
): Promise<SourcePage> {
  if (bookmarklet) {
    const kept = await takeBookmarkletPage(context, bookmarklet, choice ? 'again' : 'once')
    if (kept) return kept
  }
  const address = url?.trim() || null
  if (data?.trim()) return { url: address, text: data }
  if (!address) throw sourceProblem('import.nothing_to_do', 'Nothing to do.')
  return fetchPage(context.env, address)
}

/** For a share link fetches the recipe's data instead of the page. */
export async function fetchPage(env: Pick<Env, 'FETCH_ALLOW'>, typed: string): Promise<SourcePage> {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const shared = parseShareUrl(address)
  const found = shared && (await fetchText(env, shared.address).catch(() => null))
  const text = found && sharedText(found.text, shared)
  return text ? { url: address, text } : fetchText(env, address)
}

async function fetchText({ FETCH_ALLOW: allow }: Pick<Env, 'FETCH_ALLOW'>, address: string): Promise<SourcePage> {
  try {
    const headers = { 'user-agent': USER_AGENT, accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
    const answer = await gatewayFetch(address, { accept: ACCEPTED, headers, allow, maxBytes: MAX_CHARACTERS })
    if (answer.ok) return { url: answer.url, text: answer.text() }
    throw sourceProblem(
      'import.page_refused',
      `The requested page could not be loaded. The server returned ${answer.status}.`,
    )
  } catch (error) {
    if (error instanceof GatewayRefusal)
      throw sourceProblem(`import.${error.reason}`, error.reason === 'too_large' ? TOO_LARGE : error.message)
    throw error
  }
}
