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
}

/** A page as seen differs from the page that the server reads, and from the next page seen. */
export const sourceInputKey = ({ url, bookmarklet, text, data }: SourceInput) =>
  data === undefined
    ? (text ?? url ?? (bookmarklet === undefined ? '' : `bookmarklet ${bookmarklet}`))
    : `page ${url} ${data.length}`

const readSource = ({ text: _text, ...asked }: SourceInput, signal?: AbortSignal): Promise<SourceAnswer> =>
  call<SourceAnswer>('POST', '/api/recipe-from-source/', { body: asked, ...(signal ? { signal } : {}) })

/** A query despite POST: it changes nothing, and a bookmarklet's page can be taken only once. */
export const sourceQuery = (asked: SourceInput) =>
  queryOptions({
    queryKey: ['source', asked],
    queryFn: ({ signal }) => readSource(asked, signal),
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })
