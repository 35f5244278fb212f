import { sql, type SQL } from 'drizzle-orm'
import { personJson, usernameSql } from '#worker/auth/display-name.ts'
import { defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { spaceUsageOf } from '#worker/modules/spaces/space-usage.ts'
import { spaceRows, type SpaceRow } from '#worker/modules/spaces/space.rows.ts'
import { spaceTerms, type OperatorPerson, type OperatorSpace } from './operator.contract.ts'

/** All spaces, the newest first. Of what is in them it tells how much there is, and nothing else. */
export async function listOperatorSpaces(context: Context, asked: { query?: string | undefined }) {
  const where = asked.query ? isNamed(asked.query) : sql`s.deleted_with IS NULL`
  const page = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM space s WHERE ${where}`,
    rows: (window) => spaceRows(sql`WHERE ${where} ORDER BY s.space_id DESC ${window}`),
  })
  return answer({ ...page, results: await presentOperatorSpaces(context, page.results) })
}

const isNamed = (text: string): SQL => sql`s.deleted_with IS NULL AND (instr(s.name_key, ${nameKey(text)}) > 0
  OR EXISTS (SELECT 1 FROM membership m JOIN user u ON u.id = m.user_id WHERE m.space_id = s.space_id
    AND m.deleted_with IS NULL AND instr(lower(u.username), ${text.trim().toLowerCase()}) > 0))`

export async function presentOperatorSpaces(context: Context, rows: readonly SpaceRow[]): Promise<OperatorSpace[]> {
  const { usage } = await spaceUsageOf(
    context,
    rows.map(({ id, shard, settings }) => ({ id, shard, settings: creditSettings(settings) })),
  )
  return rows.map(({ id, name, shard, created_by, created_at, erase_at, user_count, settings }) => {
    const { recipe_count, file_size_mb, ai_monthly_credits_used, ai_credits_balance } = usage(id)
    return {
      id,
      name,
      shard,
      created_by,
      created_at,
      erase_at,
      user_count,
      recipe_count,
      file_size_mb,
      ai_monthly_credits_used,
      ...spaceTerms.strip().parse(settingsOf(settings)),
      ai_credits_balance,
    }
  })
}

/** Without others, so that no picture of the space is read. */
const creditSettings = ({ time_zone, ai_credits_balance, ai_balance_set_at }: SpaceRow['settings']) =>
  Object.fromEntries(
    Object.entries({ time_zone, ai_credits_balance, ai_balance_set_at }).filter(([, value]) => value !== undefined),
  )

const MAX_PEOPLE = 500

export async function listOperatorPeople({ directory }: Context, space: number) {
  const { spaces, people } = await directory.read({
    spaces: query(sql`SELECT 1 FROM space WHERE space_id = ${space} AND deleted_with IS NULL`),
    people: query<OperatorPerson>(
      sql`SELECT ${personJson} AS user, m.role, s.created_by = m.user_id AS creator, h.name AS household,
          m.created_at AS joined_at
        FROM membership m JOIN user u ON u.id = m.user_id JOIN space s ON s.space_id = m.space_id
        LEFT JOIN household h ON h.space_id = m.space_id AND h.id = m.household AND h.deleted_with IS NULL
        WHERE m.space_id = ${space} AND m.deleted_with IS NULL ORDER BY ${usernameSql} LIMIT ${MAX_PEOPLE}`,
      { json: ['user'], bool: ['creator'] },
    ),
  })
  if (!spaces[0]) throw notFound()
  return answer(people)
}
