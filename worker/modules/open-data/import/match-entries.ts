import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { PresentRow } from './present.rows.ts'

/** What an entry of a file is here: a row that was there, or one that is made. */
export interface Match<Entry, Row> {
  slug: string
  entry: Entry
  id: number
  row: Row | null
  /** It is called as another entry or row, which it then stands for. */
  isTaken: boolean
  /** The row it is called as is another one, so its own keeps its name. */
  keepsName: boolean
}

interface Named {
  name: string
  plural_name?: string | null
}

/**
 * The first pass: entries find their rows by slug, else by name, else get an id where their kind is wanted. So what
 * refers to them finds them, wherever they stand and whether they are changed or not.
 */
export function matchEntries<Entry extends Named, Row extends PresentRow>(
  entries: ReadonlyMap<string, Entry>,
  rows: readonly Row[],
  newId: (() => number) | null,
): Map<string, Match<Entry, Row>> {
  const bySlug = new Map(rows.flatMap((row) => (row.open_data_slug ? [[row.open_data_slug, row] as const] : [])))
  const byName = new Map<string, Row>()
  for (const row of rows.toReversed()) if (row.plural_key) byName.set(row.plural_key, row)
  for (const row of rows.toReversed()) byName.set(row.name_key, row)
  const matches = new Map<string, Match<Entry, Row>>()
  const claimed = new Set<number>()
  for (const [slug, entry] of entries) {
    const row = bySlug.get(slug)
    if (!row) continue
    const namesake = byName.get(nameKey(entry.name))
    claimed.add(row.id)
    const keepsName = namesake !== undefined && namesake.id !== row.id
    matches.set(slug, { slug, entry, id: row.id, row, isTaken: false, keepsName })
  }
  const made = new Map<string, number>()
  for (const [slug, entry] of entries) {
    if (matches.has(slug)) continue
    const key = nameKey(entry.name)
    const row = byName.get(key) ?? byName.get(nameKey(entry.plural_name ?? entry.name)) ?? null
    const known = row?.id ?? made.get(key)
    if (known === undefined && !newId) continue
    const id = known ?? newId?.() ?? 0
    if (known === undefined) made.set(key, id)
    // A row that another entry has by its slug, or that an earlier one is called as.
    const isTaken = row ? claimed.has(id) : known !== undefined
    claimed.add(id)
    matches.set(slug, { slug, entry, id, row, isTaken, keepsName: false })
  }
  return matches
}

export interface Reference {
  id: number
  name: string
}

/** What a slug refers to: an entry of the file, or what the space has under that slug from another file. */
export const referencesBySlug = <Row extends PresentRow>(
  matches: ReadonlyMap<string, Match<Named, Row>>,
  rows: readonly Row[],
): ReadonlyMap<string, Reference> =>
  new Map([
    ...rows.flatMap(({ id, name, open_data_slug }) =>
      open_data_slug ? [[open_data_slug, { id, name }] as const] : [],
    ),
    ...[...matches].map(([slug, { id, row, entry }]) => [slug, { id, name: row?.name ?? entry.name }] as const),
  ])
