import type { Row } from '#worker/kernel/sql/query.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import type { Match } from './match-entries.ts'
import type { OpenKind } from './open-data-file.contract.ts'
import type { PresentRow } from './present.rows.ts'
import type { Tally } from './tally.ts'

export interface Planning {
  kind: OpenKind
  /** How the log calls the kind. */
  noun: string
  update: boolean
  tally: Tally
}

/** The creation of a row, or what changes of one where that is wanted. `onlyNew` is what a row that is there keeps as it is. */
export function planRow<Entry extends { name: string }, PresentKind extends PresentRow>(
  match: Match<Entry, PresentKind>,
  wanted: Row,
  onlyNew: Row,
  { kind, noun, update, tally }: Planning,
): Append[] {
  const { id, row, slug, entry, isTaken, keepsName } = match
  const named = { slug, name: entry.name }
  if (isTaken) {
    tally.mention(kind, named, 'name_taken')
    tally.count(kind, 'errored')
    return []
  }
  const all = { ...wanted, name: entry.name, open_data_slug: slug }
  if (!row) {
    tally.change(kind, { name: entry.name })
    return [creation(noun, id, { ...onlyNew, ...all })]
  }
  if (keepsName) tally.mention(kind, named, 'name_taken')
  const patch = update ? differences(row, keepsName ? without(all, 'name') : all) : {}
  const isChanged = Object.keys(patch).length > 0
  if (isChanged) tally.change(kind, { name: entry.name, was: row.name, fields: Object.keys(patch) })
  else tally.count(kind, 'untouched')
  const data = { id, patch }
  return isChanged
    ? [{ stream: `${noun}:${id}`, expected: row.version, events: [{ type: `${noun}.changed`, data }] }]
    : []
}

/** What says something else; nothing and an empty text are the same. */
export const differences = (row: object, wanted: Row): Row =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => ((row as Row)[field] ?? '') !== (value ?? '')))

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field !== name))
