import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { type ErrorKind, reportError } from '../messages/report-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { /** The caller deals with the failure; say nothing. */ quiet?: boolean }
    mutationMeta: {
      /** Which sentence a failure begins with; without it nothing is said. */
      error?: ErrorKind
      /** Fields are marked in the form, so the snackbar keeps quiet about them. */
      inline?: boolean
    }
  }
}

/** A refusal will be the same a second time; a lost connection or a server in trouble may not. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof ApiError) || error.status >= 500 || error.status === 429)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry },
    // The idempotency key is minted per call, so a repeated mutation might count twice: people repeat it, not we.
    mutations: { retry: false },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isLoggedOut = error instanceof ApiError && error.status === 403
      if (!query.meta?.quiet && !isLoggedOut) reportError(error, 'fetch')
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (meta?.error) reportError(error, meta.error, meta.inline)
    },
  }),
})
