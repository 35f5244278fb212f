import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { SignupPolicy } from '#worker/auth/signup/signup.contract.ts'
import { call } from '#web/lib/api/api.ts'

/** Who may make an account here. Where the server does not say, it will when somebody tries. */
const signupQuery = queryOptions({
  queryKey: ['signup-policy'],
  staleTime: 5 * 60_000,
  meta: { quiet: true },
  retry: false,
  queryFn: async ({ signal }): Promise<SignupPolicy> => {
    try {
      return (await call<{ signup: SignupPolicy }>('GET', '/api/server-settings/current/', { signal })).signup
    } catch {
      return 'open'
    }
  },
})

export const useSignupPolicy = (): SignupPolicy => useSuspenseQuery(signupQuery).data
