import type * as z from 'zod'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { parseOrdering } from '#worker/kernel/sql/ordering.ts'
import type { aiProvider } from './provider.contract.ts'

type Provider = z.output<typeof aiProvider.row>

const sortKeys = new Map<string, (row: Provider) => string>([
  ['name', ({ name }) => foldName(name)],
  ['model_name', ({ model_name }) => foldName(model_name)],
  ['space', ({ space }) => (space === null ? 'everywhere' : 'own')],
])

/** Two databases hold providers, so that neither can sort them. */
export function sortProviders(rows: readonly Provider[], wanted: unknown): Provider[] {
  const ordering = parseOrdering(wanted)
  const key = ordering && sortKeys.get(ordering.field)
  if (!key) return [...rows]
  const sign = ordering.descending ? -1 : 1
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)))
}
