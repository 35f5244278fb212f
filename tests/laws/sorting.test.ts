import { expect, it } from 'vitest'
import { formData, pdf } from '#tests/file.fixture.ts'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { Column, Model, ThingRow } from '#web/features/things/model.ts'
import { isThing } from '#web/features/things/thing-label.ts'
import { models } from '#web/features/things/models.list.ts'
import { creatable, operations } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import type { Made } from './samples.ts'
import { varied } from './varied.ts'

const isSortable = ({ sort = true }: Column) => sort

it('the document says that a list is sorted by each column that the web offers to sort', async () => {
  const lists = new Map(
    (await operations())
      .filter(({ method }) => method === 'GET')
      .map(({ path, parameters = [] }) => [path, parameters]),
  )
  const unsaid = models.flatMap(({ resource, columns, sortedAs = 'ordering' }) => {
    const asked = lists.get(`/api/${resource}/`)?.find(({ name }) => name === sortedAs)
    const named = [...(asked?.description ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? [])
    const isAny = sortedAs !== 'ordering' || asked?.description?.startsWith('Field of the rows')
    return columns
      .filter((column) => isSortable(column) && !(asked && (isAny || named.includes(column.field))))
      .map(({ field }) => `${resource} by ${field}`)
  })
  expect(unsaid).toEqual([])
})

/** Nobody makes these by a call of their own: what an answer of an AI or a storage's server left behind. */
const empty = new Set(['ai-log', 'sync-log'])

it('a list goes up and down by each column that the web offers to sort, and no row comes or goes by it', async () => {
  const home = await openHousehold()
  const kinds = await creatable()
  const made = await liveIn(home, kinds)
  await liveIn(home, kinds, varied)
  await tellApart(home, made)
  const wrong: string[] = []
  for (const model of models.filter(({ resource }) => !empty.has(resource)))
    for (const column of model.columns.filter(isSortable)) wrong.push(...(await faultsOf(home.creator, model, column)))
  expect(wrong).toEqual([])
}, 300_000)

/** By what no draft says. */
async function tellApart({ creator, join }: TestHousehold, { household, 'inventory-entry': entry }: Made) {
  const other = await join('user')
  const file = new Blob([pdf, new Uint8Array(3000)])
  await other.post('/api/user-file/', formData({ name: 'Long', file }))
  await creator.patch(`/api/inventory-entry/${entry}/`, { amount: 0.5 })
  const { results } = await creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const place = results.find(({ user }) => user.id === other.id)
  await creator.patch(`/api/user-space/${place?.id}/`, { household: { id: household } })
}

/** No call makes rows that differ in these. */
const alike = new Set([
  'user-space by created_at',
  'access-token by client',
  'ai-provider by space',
  'connector-config by type',
  'connector-config by last_synced',
  'sync by last_checked',
])

async function faultsOf(by: TestPerson, model: Model, column: Column): Promise<string[]> {
  const usual = await rowsOf(by, model)
  const up = await rowsOf(by, model, column.field)
  const down = await rowsOf(by, model, `-${column.field}`)
  const of = (rows: readonly ThingRow[]) => rows.map((row) => valueIn(row, column))
  const name = `${model.resource} by ${column.field}`
  const hasAll = (rows: readonly ThingRow[]) => idsOf(rows).join() === idsOf(usual).join()
  return [
    ...(new Set(of(usual)).size > 1 || alike.has(name) ? [] : ['has alike rows alone']),
    ...(hasAll(up) && hasAll(down) ? [] : ['has other rows than as usual']),
    ...(isRising(of(up)) ? [] : [`goes up as ${of(up).join(', ')}`]),
    ...(isFalling(of(down)) ? [] : [`goes down as ${of(down).join(', ')}`]),
  ].map((fault) => `${name} ${fault}`)
}

const idsOf = (rows: readonly ThingRow[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

async function rowsOf(by: TestPerson, { resource, query, whole, sortedAs = 'ordering' }: Model, sort?: string) {
  const asked = new URLSearchParams(
    Object.entries({ ...query, ...(sort ? { [sortedAs]: sort } : {}) }).map(([name, value]) => [name, String(value)]),
  )
  const path = `/api/${resource}/?${asked}`
  return whole ? by.get<ThingRow[]>(path) : (await by.get<{ results: ThingRow[] }>(path)).results
}

type Value = string | number | null

/** What a cell is sorted by; null where it is empty. */
function valueIn(row: ThingRow, { field, of = 'name' }: Column): Value {
  const value = [row[field]].flat()[0]
  if (field === 'group' || field === 'groups') return isThing(value) ? value.id : null
  if (field === 'entry' && isThing(value) && isThing(value['food'])) return folded(value['food']['name'])
  return isThing(value) ? folded(value[of]) : folded(value)
}

const folded = (value: unknown): Value =>
  value === null || value === undefined || value === ''
    ? null
    : typeof value === 'string'
      ? foldName(value)
      : Number(value)

/** Those without a value come last, whichever way. */
const isRising = (values: readonly Value[], sign = 1) =>
  values.every((value, at) => {
    const before = at === 0 ? undefined : values[at - 1]
    if (before === undefined || value === null) return true
    return before !== null && (value > before ? 1 : value < before ? -1 : 0) * sign >= 0
  })
const isFalling = (values: readonly Value[]) => isRising(values, -1)
