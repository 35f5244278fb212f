import { queryOptions } from '@tanstack/react-query'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import { call } from '#web/lib/api/api.ts'

/** An address, a source, or a page that the bookmarklet left; the device itself reads plain text. */
export interface SourceInput {
  url?: string
  data?: string
  bookmarklet?: number
  text?: string
  /** The name of one of several recipes of a page. */
  choice?: string
  /** For a model to read, instead of all else. */
  ai?: AiSource
}

export interface AiSource {
  /** The same when it is sent again: a question that was answered is not paid for twice. */
  key: string
  provider: number
  files: readonly Blob[]
  text: string
}

export const aiSource = (provider: number, what: { files?: readonly Blob[]; text?: string }): AiSource => ({
  key: crypto.randomUUID(),
  provider,
  files: what.files ?? [],
  text: what.text ?? '',
})

/** A page as seen differs from the page that the server reads, and from the next page seen. */
export const sourceInputKey = ({ url, bookmarklet, text, data, ai }: SourceInput) =>
  ai
    ? `ai ${ai.key}`
    : data === undefined
      ? (text ?? url ?? (bookmarklet === undefined ? '' : `bookmarklet ${bookmarklet}`))
      : `page ${url} ${data.length}`

const readSource = ({ text: _text, ai, ...asked }: SourceInput, signal?: AbortSignal): Promise<SourceAnswer> =>
  ai
    ? askAi(ai, signal)
    : call<SourceAnswer>('POST', '/api/recipe-from-source/', { body: asked, ...(signal ? { signal } : {}) })

function askAi({ key, provider, files, text }: AiSource, signal?: AbortSignal): Promise<SourceAnswer> {
  const body = new FormData()
  body.set('ai_provider_id', String(provider))
  body.set('text', text)
  body.set('recipe_id', '')
  for (const file of files) body.append('file', file, file instanceof File ? file.name : 'page.jpg')
  return call<SourceAnswer>('POST', '/api/ai-import/', { body, key, ...(signal ? { signal } : {}) })
}

/** A query despite POST: it changes nothing, and a bookmarklet's page can be taken only once. */
export const sourceQuery = (asked: SourceInput) =>
  queryOptions({
    queryKey: ['source', asked.ai?.key ?? asked],
    queryFn: ({ signal }) => readSource(asked, signal),
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })
