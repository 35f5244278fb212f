import type * as z from 'zod'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { parseOrdering } from '#worker/kernel/sql/ordering.ts'
import type { aiProvider } from './provider.contract.ts'

type Provider = z.output<typeof aiProvider.row>

const sortKeys = new Map<string, (row: Provider) => string | number | null>([
  ['name', ({ name }) => foldName(name)],
  ['model_name', ({ model_name }) => foldName(model_name)],
  ['space', ({ space }) => space],
])

/** Two databases hold providers, so that neither can sort them. As in any list, rows without a value come last. */
export function sortProviders(rows: readonly Provider[], wanted: unknown): Provider[] {
  const ordering = parseOrdering(wanted)
  const key = ordering && sortKeys.get(ordering.field)
  if (!key) return [...rows]
  const sign = ordering.descending ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? -sign : a > b ? sign : 0
  })
}
