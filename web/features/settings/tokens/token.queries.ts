import { queryOptions } from '@tanstack/react-query'
import type { accessToken } from '#worker/modules/account/token.contract.ts'
import { call } from '#web/lib/api/api.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'

export type AccessTokenRow = RowOf<typeof accessToken>

export const tokensQuery = queryOptions({
  queryKey: ['access-token', 'list'],
  queryFn: ({ signal }) => call<AccessTokenRow[]>('GET', '/api/access-token/', { signal }),
})

export const scopes = {
  readWrite: 'read write',
  read: 'read',
  mealplan: 'mealplan',
  bookmarklet: 'bookmarklet',
} as const
export type Scope = keyof typeof scopes
export const scopeNames = ['readWrite', 'read', 'mealplan', 'bookmarklet'] as const satisfies Scope[]

/** Undefined for scopes that only other apps ask for. */
export const tokenScope = (scope: string): Scope | undefined =>
  scopeNames.find((name) => scopes[name] === scope.replace(/ app$/, ''))
