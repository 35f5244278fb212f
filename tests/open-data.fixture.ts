import { inject } from 'vitest'
import { fetchWithEnv } from './fetch-with-env.ts'
import type { TestPerson } from './fixture.ts'

export const allKinds = ['unit', 'category', 'property', 'store', 'food', 'conversion']

/** Asks a server whose operator named the address of open data. */
export const askOpenData = (by: TestPerson, method: string, path = '', body?: object, address?: string) => {
  const host = inject('foodDataHost')
  return fetchWithEnv(
    { OPEN_DATA_URL: address ?? `${host}/open-data`, FETCH_ALLOW: host },
    new Request(`http://larder.test/api/import-open-data/${path}`, {
      method,
      headers: { authorization: `Bearer ${by.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

export type Totals = Record<
  string,
  Record<'total_created' | 'total_updated' | 'total_untouched' | 'total_errored', number>
>

export async function importData(by: TestPerson, version = 'en', more: object = {}) {
  const body = { selected_version: version, selected_datatypes: allKinds, update_existing: false, ...more }
  const answer = await askOpenData(by, 'POST', '', body)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return { totals: await answer.json<Totals>(), command: answer.headers.get('x-command') }
}

/** Created, updated, untouched, errored. */
export const ends = (totals: Totals) =>
  Object.fromEntries(Object.entries(totals).map(([kind, one]) => [kind, Object.values(one)]))
