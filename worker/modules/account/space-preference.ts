import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { rowJson } from '#worker/kernel/resource/define-resource.ts'
import { fileResource } from '#worker/modules/files/file.resource.ts'
import type { preferenceRow } from './preference.contract.ts'

export type SpacePreference = Pick<
  z.output<typeof preferenceRow>,
  'image' | 'default_meal_type' | 'plan_share' | 'shopping_share' | 'food_children_exist'
>

/** Tests `parent > 0` rather than for null, so that an index answers it. */
export const spacePreference = (context: Context, user: number) => {
  const { space } = membershipOf(context)
  return query<SpacePreference>(
    sql`
    SELECT ${rowJson(fileResource, context, sql`me.space_id`, sql`me.image`)} AS image,
      (SELECT json_object('id', t.id, 'name', t.name, 'order', t."order", 'time', t.time, 'color', t.color,
        'default', json(iif(t."default", 'true', 'false')), 'created_by', t.created_by)
      FROM meal_type t WHERE t.space_id = me.space_id AND t.id = me.default_meal_type AND t.deleted_with IS NULL)
        AS default_meal_type,
      ${peopleJson(sql`me.plan_share`, space)} AS plan_share, ${peopleJson(sql`me.shopping_share`, space)} AS shopping_share,
      EXISTS (SELECT 1 FROM food f WHERE f.space_id = me.space_id AND f.parent > 0 AND f.deleted_with IS NULL)
        AS food_children_exist
    FROM member me WHERE me.space_id = ${space} AND me.user_id = ${user}`,
    { json: ['image', 'default_meal_type', 'plan_share', 'shopping_share'], bool: ['food_children_exist'] },
  )
}

const peopleJson = (ids: ReturnType<typeof sql>, space: number) => sql`(
  SELECT json_group_array(json(${memberJson(sql`${space}`, sql`other.user_id`)})) FROM json_each(${ids}) shared
  JOIN member other ON other.space_id = ${space} AND other.user_id = shared.value AND NOT other.gone)`
