import { queryOptions } from '@tanstack/react-query'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import { call } from '#web/lib/api/api.ts'

/** A page by its address, by its source, or one that the bookmarklet left; a text is read here. */
export interface SourceInput {
  url?: string
  data?: string
  bookmarklet?: number
  text?: string
}

/** A name for what was asked. A page as it was seen is another than the one the server reads, or than the next one seen. */
export const sourceInputKey = ({ url, bookmarklet, text, data }: SourceInput) =>
  data === undefined
    ? (text ?? url ?? (bookmarklet === undefined ? '' : `bookmarklet ${bookmarklet}`))
    : `page ${url} ${data.length}`

const readSource = ({ text: _text, ...asked }: SourceInput, signal?: AbortSignal): Promise<SourceAnswer> =>
  call<SourceAnswer>('POST', '/api/recipe-from-source/', { body: asked, ...(signal ? { signal } : {}) })

/** A query, although it is sent by POST: it changes nothing, and what the bookmarklet left can be taken only once. */
export const sourceQuery = (asked: SourceInput) =>
  queryOptions({
    queryKey: ['source', asked],
    queryFn: ({ signal }) => readSource(asked, signal),
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })
