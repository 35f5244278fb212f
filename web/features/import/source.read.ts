import { queryOptions } from '@tanstack/react-query'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api.ts'
import { problemText } from '#web/lib/api/problem-text.ts'

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
  /** A page, where there is neither. */
  page?: Pick<SourceInput, 'url' | 'data' | 'bookmarklet'>
  /** Each file is a recipe of its own; else they are pages of one. */
  apart?: boolean
}

export const aiSource = (provider: number, what: Partial<Omit<AiSource, 'key' | 'provider'>>): AiSource => ({
  files: [],
  text: '',
  ...what,
  key: crypto.randomUUID(),
  provider,
})

/** The same for a model to read; null for what only a person can hand in anew. */
export function aiSourceOf(provider: number, { url, data, bookmarklet, text, ai }: SourceInput): AiSource | null {
  if (ai) return null
  if (text !== undefined) return aiSource(provider, { text: text.slice(0, MAX_TEXT) })
  const page = { ...(url ? { url } : {}), ...(data ? { data } : {}), ...(bookmarklet ? { bookmarklet } : {}) }
  return Object.keys(page).length > 0 ? aiSource(provider, { page }) : null
}

const MAX_TEXT = 200_000

/** A page as seen differs from the page that the server reads, and from the next page seen. */
export const sourceInputKey = ({ url, bookmarklet, text, data, ai }: SourceInput) =>
  ai
    ? `ai ${ai.key}`
    : data === undefined
      ? (text ?? url ?? (bookmarklet === undefined ? '' : `bookmarklet ${bookmarklet}`))
      : `page ${url} ${data.length}`

const readSource = ({ text: _text, ai, ...asked }: SourceInput, signal?: AbortSignal): Promise<ReadSource> =>
  ai
    ? askAi(ai, signal)
    : call<SourceAnswer>('POST', '/api/recipe-from-source/', { body: asked, ...(signal ? { signal } : {}) })

/** With `job` in place of a recipe where it takes longer than anybody waits. */
export type ReadSource = SourceAnswer & { job?: number }

const askAi = (source: AiSource, signal?: AbortSignal): Promise<ReadSource> =>
  call<ReadSource>('POST', '/api/ai-import/', {
    body: aiForm(source),
    query: { job: source.apart ? 'true' : 'auto' },
    key: source.key,
    ...(signal ? { signal } : {}),
  })

interface Estimate {
  most?: number
  /** Why it would be refused, in a sentence. */
  problem?: string
}

/** The most credits that it may cost to have a model read something. */
export const estimateQuery = (source: AiSource | null, from: string) =>
  queryOptions({
    queryKey: ['source', 'estimate', source?.provider, from],
    queryFn: async ({ signal }): Promise<Estimate> => {
      const query = { estimate: 'true' }
      const body = source ? aiForm(source) : undefined
      try {
        const answer = await call<{ most_credits: number }>('POST', '/api/ai-import/', { body, query, signal })
        return { most: answer.most_credits }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const problem = await problemText(error)
        return problem === undefined ? {} : { problem }
      }
    },
    enabled: source !== null,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })

function aiForm({ provider, files, text, page = {} }: AiSource): FormData {
  const body = new FormData()
  body.set('ai_provider_id', String(provider))
  body.set('text', text)
  body.set('recipe_id', '')
  for (const [name, value] of Object.entries(page)) body.set(name, String(value))
  for (const file of files) body.append('file', file, file instanceof File ? file.name : 'page.jpg')
  return body
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
