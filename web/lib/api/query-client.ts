import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { ErrorKind } from '../messages/report-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { /** The caller reports its failures. */ quiet?: boolean }
    mutationMeta: {
      /** The sentence that a failure begins with; without it nothing is reported. */
      error?: ErrorKind
      /** The form marks its fields, so the snackbar says nothing about them. */
      inline?: boolean
    }
  }
}

/** A refusal comes again; a lost connection or a server error may pass. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && navigator.onLine && (!(error instanceof ApiError) || error.status >= 500 || error.status === 429)

/** Not in the first file: few visits have a failure, and web/background.tsx has it at hand for them. */
const reportError = async (error: unknown, kind: ErrorKind, inline?: boolean) =>
  (await import('../messages/report-error.ts')).reportError(error, kind, inline)

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network, lib/offline answers.
    queries: { staleTime: 30_000, retry: shouldRetry, networkMode: 'always' },
    // Each call makes its own idempotency key, so an automatic retry could apply twice.
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isLoggedOut = error instanceof ApiError && error.status === 403
      // Without a network, a line on every page says so.
      if (!query.meta?.quiet && !isLoggedOut && navigator.onLine) void reportError(error, 'fetch')
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (meta?.error) void reportError(error, meta.error, meta.inline)
    },
  }),
})
