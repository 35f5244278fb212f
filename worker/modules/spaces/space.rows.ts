import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { personJson } from '#worker/auth/display-name.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { userRow } from '#worker/kernel/contract/contract.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'
import { spaceUsageOf } from './space-usage.ts'
import type { space } from './space.contract.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'

export interface SpaceRow {
  id: number
  name: string
  shard: string
  created_by: z.output<typeof userRow> | null
  created_at: string
  erase_at: string | null
  erase_along: boolean
  settings: Record<string, unknown>
  user_count: number
  served_ai: boolean
  version: number
}

export const spaceRows = (tail: SQL): Query<SpaceRow> =>
  query<SpaceRow>(
    sql`
    SELECT s.space_id AS id, s.name, s.shard, (SELECT ${personJson} FROM user u WHERE u.id = s.created_by) AS created_by,
      s.created_at, s.erase_at, s.erase_along, s.settings, s.version,
      (SELECT count(*) FROM membership m WHERE m.space_id = s.space_id AND m.deleted_with IS NULL) AS user_count,
      EXISTS (SELECT 1 FROM ai_provider p WHERE p.space_id = 0 AND p.deleted_with IS NULL) AS served_ai
    FROM space s ${tail}`,
    { json: ['created_by', 'settings'], bool: ['served_ai', 'erase_along'] },
  )

export const presentSpaces = async (context: Context, rows: readonly SpaceRow[]) =>
  (await presentSpacesAnd(context, rows)).spaces

/** With the rows of one more query on the database of the spaces, in the same round trip. */
export async function presentSpacesAnd<Row>(context: Context, rows: readonly SpaceRow[], more?: Query<Row>) {
  const { usage: inside, also } = await spaceUsageOf(context, rows, more)
  const spaces = rows.map(
    ({
      settings,
      shard: _shard,
      version: _version,
      erase_along: _along,
      served_ai,
      ...row
    }): z.output<typeof space.row> => {
      const { food_inherit, ai_default_provider: _provider, ai_balance_set_at: _set, ...set } = settingsOf(settings)
      const { files, own_ai, ...counts } = inside(row.id)
      return {
        ...row,
        ...(set as Pick<z.output<typeof space.row>, 'space_theme' | 'nav_text_color'> & typeof set),
        ...counts,
        // Nothing answers without a provider, even where it is allowed.
        ai_enabled: set.ai_enabled && (served_ai || own_ai),
        food_inherit: inheritableFields.filter(({ id }) => food_inherit.includes(id)),
        ...pictures((name) => files.get(set[name] ?? 0) ?? null),
      }
    },
  )
  return { spaces, also }
}

const pictures = <T>(of: (name: (typeof spaceImages)[number]) => T) =>
  Object.fromEntries(spaceImages.map((name) => [name, of(name)])) as Record<(typeof spaceImages)[number], T>
