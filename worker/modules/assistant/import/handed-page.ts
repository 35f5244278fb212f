import type * as z from 'zod'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { takeBookmarkletPage } from '#worker/modules/imports/bookmarklet-page.ts'
import { fetchPage, type SourcePage } from '#worker/modules/imports/source.page.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import type { importRequest } from './import.contract.ts'
import { shownMarkup } from './shown-markup.ts'

type Request = Pick<z.output<typeof importRequest>, 'url' | 'data' | 'bookmarklet'>

/** The words of a page that our own importers could not read, or not whole. Null where none was handed in. */
export async function handedPage(context: Context, request: Request): Promise<SourcePage | null> {
  const page = await sourceOf(context, request)
  if (!page) return null
  const text = shownMarkup(page.text).slice(0, MAX_WORDS)
  if (text.trim() === '') throw nothingGiven('There are no words on this page.', 'no_words')
  return { url: page.url, text }
}

const MAX_WORDS = 200_000

async function sourceOf(context: Context, { url, data, bookmarklet }: Request): Promise<SourcePage | null> {
  const kept =
    bookmarklet &&
    ((await takeBookmarkletPage(context, bookmarklet, 'again')) ??
      (await takeBookmarkletPage(context, bookmarklet, 'once')))
  if (kept) return kept
  const address = url?.trim() || null
  if (data?.trim()) return { url: address, text: data }
  if (!address) return null
  await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
  return fetchPage(context.env, address)
}
