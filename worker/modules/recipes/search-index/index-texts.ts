import { sql } from 'drizzle-orm'
import type { TextIndex } from '#worker/kernel/log/replay/rebuild-text-index.ts'
import { BulkWrite, insertRows } from '#worker/kernel/sql/bulk-write.ts'
import { nameTokens, textTokens } from './search-tokens.ts'
import { searchGramTable } from './search.table.ts'
import { trigramsOf, MIN_CORRECTABLE_LENGTH } from './nearest-word.ts'
import { spellingsOf } from './word-forms.ts'
import { splitWords } from './split-words.ts'

/** The kind is a part of the rowid, so that a hit needs no look-up. */
export const textKind = {
  title: 0,
  description: 1,
  steps: 2,
  food: 3,
  keyword: 4,
  foodPlural: 5,
  unit: 6,
  unitPlural: 7,
} as const
type Kind = keyof typeof textKind

/** Space, kind and id in 27, 4 and 32 bits. */
const rowidOf = (space: number, of: Kind, id: number) =>
  ((BigInt(space) << 36n) | (BigInt(textKind[of]) << 32n) | BigInt(id)).toString()

export const searchTexts: TextIndex = {
  name: 'search_text',
  rowidRange: (space) => ({
    first: (BigInt(space) << 36n).toString(),
    last: ((BigInt(space + 1) << 36n) - 1n).toString(),
  }),
}

const textRow = (space: number, of: Kind, id: number, tokens: string): BulkWrite => {
  const rowid = rowidOf(space, of, id)
  return new BulkWrite({
    name: 'search_text',
    table: 'search_text',
    rows: [[rowid, tokens]],
    keys: [rowid],
    write: (rows) => sql`INSERT OR REPLACE INTO search_text (rowid, tokens)
      SELECT CAST(value ->> 0 AS INTEGER), value ->> 1 FROM ${rows}`,
  })
}

export const indexName = (space: number, of: Kind, id: number, name: string): BulkWrite[] => [
  textRow(space, of, id, nameTokens(space, name)),
  trigramRows(space, name),
]

/** Without trigrams: no query is corrected to a unit. */
export const indexUnit = (space: number, of: 'unit' | 'unitPlural', id: number, name: string): BulkWrite =>
  textRow(space, of, id, nameTokens(space, name))

export const indexText = (space: number, of: Kind, id: number, text: string): BulkWrite =>
  textRow(space, of, id, textTokens(space, text))

const trigramRows = (space: number, name: string): BulkWrite => {
  const words = splitWords(name).spaced.flatMap(spellingsOf)
  const grams = words
    .filter((word) => word.length >= MIN_CORRECTABLE_LENGTH)
    .flatMap((word) => trigramsOf(word).map((gram) => ({ space_id: space, gram, word })))
  return insertRows(searchGramTable, grams, { or: 'IGNORE', by: 'word' })
}
