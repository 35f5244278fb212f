import { useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

export type Asking<T> =
  | { kind: 'ready' }
  | { kind: 'asking' }
  | { kind: 'answered'; answer: T }
  /** In a sentence; without one where there is no network. */
  | { kind: 'failed'; problem: string | null }

export const answerOf = <T>(asking: Asking<T>): T | null => (asking.kind === 'answered' ? asking.answer : null)

export interface AiQuestion {
  path: string
  query?: ApiQuery
  body: unknown
}

/** One question to an AI provider at a time. Leaving the page gives it up; what was answered by then is charged. */
export function useAsk<T>() {
  const [asking, setAsking] = useState<Asking<T>>({ kind: 'ready' })
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  const ask = async ({ path, query, body }: AiQuestion) => {
    current.current?.abort()
    const abort = new AbortController()
    current.current = abort
    setAsking({ kind: 'asking' })
    const result = await call<T>('POST', path, { ...(query ? { query } : {}), body, signal: abort.signal }).then(
      (answer): Asking<T> => ({ kind: 'answered', answer }),
      async (error: unknown): Promise<Asking<T>> => ({ kind: 'failed', problem: await sentenceOf(error) }),
    )
    if (abort.signal.aborted) return
    setAsking(result)
    // What is left of the credits is another number now.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  return {
    asking,
    ask: (question: AiQuestion) => void ask(question),
    cancel: () => {
      current.current?.abort()
      setAsking({ kind: 'ready' })
    },
  }
}

const sentenceOf = async (error: unknown): Promise<string | null> =>
  error instanceof ApiError ? ((await problemText(error)) ?? null) : null
