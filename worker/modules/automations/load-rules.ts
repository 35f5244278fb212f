import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import type { Rule } from './rule.ts'

const MAX_RULES_PER_TYPE = 512

/** In the order in which they apply, at most 512 of each type. */
export const activeRules = (space: number) =>
  query<Rule>(sql`
    SELECT id, type, name, param_1, param_2, param_3 FROM (
      SELECT *, row_number() OVER (PARTITION BY type ORDER BY "order", id) AS place FROM automation
      WHERE space_id = ${space} AND NOT disabled AND deleted_with IS NULL)
    WHERE place <= ${MAX_RULES_PER_TYPE} ORDER BY "order", id`)

export const aliasedKeywords = (space: number): SQL =>
  sql`SELECT param_2_key FROM automation WHERE space_id = ${space} AND type = 'KEYWORD_ALIAS' AND NOT disabled
    AND deleted_with IS NULL`
