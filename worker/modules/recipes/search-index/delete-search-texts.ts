import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { textKind } from './index-texts.ts'
import { tokenMark } from './search-tokens.ts'

const firstRowid = (space: number, of: keyof typeof textKind): SQL =>
  sql.raw(((BigInt(space) << 36n) | (BigInt(textKind[of]) << 32n)).toString())

export const deleteSearchTexts = (space: number, kinds: readonly (keyof typeof textKind)[], ids: SQL): Statement[] =>
  kinds.map((of) => sql`DELETE FROM search_text WHERE rowid IN (SELECT ${firstRowid(space, of)} + value FROM (${ids}))`)

/** Removes words that no name has any more. Names of units do not count: queries are never corrected to them. */
export const pruneSearchWords = (space: number): Statement =>
  sql`DELETE FROM search_gram WHERE space_id = ${space} AND word IN (
    SELECT word FROM (SELECT DISTINCT word FROM search_gram WHERE space_id = ${space}) known WHERE NOT EXISTS (
      SELECT 1 FROM search_text t WHERE t.search_text MATCH '"' || ${String(space)} || ${tokenMark.name} || known.word || '"'
        AND t.rowid >> 36 = ${space} AND t.rowid >> 32 & 15 NOT IN (${sql.raw(`${textKind.unit}, ${textKind.unitPlural}`)})))`

/** The same where texts are plain rows: they are split into their words, which no index holds. */
export const pruneReplayedWords = (space: number): Statement =>
  sql`DELETE FROM search_gram WHERE space_id = ${space} AND ${String(space) + tokenMark.name} || word NOT IN (
    SELECT token.value FROM search_text t, json_each('["' || replace(t.tokens, ' ', '","') || '"]') token
    WHERE t.rowid >> 36 = ${space} AND t.rowid >> 32 & 15 NOT IN (${sql.raw(`${textKind.unit}, ${textKind.unitPlural}`)}))`
