import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../../../kernel/sql/sql.ts'
import { kind } from './index-texts.ts'
import { token } from './search-tokens.ts'

const firstOf = (space: number, of: keyof typeof kind): SQL =>
  sql.raw(((BigInt(space) << 36n) | (BigInt(kind[of]) << 32n)).toString())

/** Takes the texts of some ids out of the index. */
export const forgetTexts = (space: number, kinds: readonly (keyof typeof kind)[], ids: SQL): Statement[] =>
  kinds.map((of) => sql`DELETE FROM search_text WHERE rowid IN (SELECT ${firstOf(space, of)} + value FROM (${ids}))`)

/** Forgets the words that no name has any more. Nobody means a unit by a word that is nearly its own. */
export const forgetWords = (space: number): Statement =>
  sql`DELETE FROM search_gram WHERE space_id = ${space} AND word IN (
    SELECT word FROM (SELECT DISTINCT word FROM search_gram WHERE space_id = ${space}) known WHERE NOT EXISTS (
      SELECT 1 FROM search_text t WHERE t.search_text MATCH '"' || ${String(space)} || ${token.name} || known.word || '"'
        AND t.rowid >> 36 = ${space} AND t.rowid >> 32 & 15 NOT IN (${sql.raw(`${kind.unit}, ${kind.unitPlural}`)})))`
