import { queryOptions, useQuery } from '@tanstack/react-query'
import type { accessToken } from '#worker/modules/account/token.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { addDays, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'

type TokenRow = RowOf<typeof accessToken>

const path = '/api/access-token/'
const scope = 'mealplan'
/** Calendar subscriptions are permanent; people renew or revoke the address by hand. */
const tenYearsInDays = 3652

const tokensQuery = queryOptions({
  queryKey: ['access-token', 'list'],
  queryFn: ({ signal }) => call<TokenRow[]>('GET', path, { signal }),
})

/** Null without an address, undefined while loading. */
export function useCalendarUrl() {
  const { data, error, refetch } = useQuery(tokensQuery)
  const token = data && (data.find((one) => one.scope === scope && one.expires > new Date().toISOString()) ?? null)
  return { address: token && calendarUrl(token.token), token, error, retry: () => void refetch() }
}

const calendarUrl = (token: string, origin = location.origin): string =>
  `${origin}/api/meal-plan/ical/?access_token=${encodeURIComponent(token)}`

export async function revokeCalendarUrl({ id }: Pick<TokenRow, 'id'>): Promise<void> {
  await call('DELETE', `${path}${id}/`)
  await queryClient.invalidateQueries(tokensQuery)
}

/** The previous address stops working. */
export async function renewCalendarUrl(before: Pick<TokenRow, 'id'> | null): Promise<void> {
  if (before) await call('DELETE', `${path}${before.id}/`)
  const expires = civilToDate(addDays(today(), tenYearsInDays)).toISOString()
  try {
    await call<TokenRow>('POST', path, { body: { scope, expires } })
  } finally {
    await queryClient.invalidateQueries(tokensQuery)
  }
}
