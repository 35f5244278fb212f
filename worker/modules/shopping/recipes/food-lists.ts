import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { idsOfRef } from '#worker/kernel/resource/references/plan-reference-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'

export interface FoodLists {
  id: number
  shopping_lists: number[]
}

const foodLists = (context: Context, condition: SQL) =>
  query<FoodLists>(
    sql`SELECT id, shopping_lists FROM food WHERE space_id = ${membershipOf(context).space} AND deleted_with IS NULL
      AND ${condition}`,
    { json: ['shopping_lists'] },
  )

export const listsOfFoods = (context: Context, ids: readonly number[]) => foodLists(context, inValues(sql`id`, ids))

export const listsOfFood = (context: Context, ref: Ref | undefined) =>
  foodLists(context, ref ? sql`id IN (${idsOfRef(foodResource, membershipOf(context).space, ref)})` : sql`0`)

export const listsFor = (foods: readonly FoodLists[], food: number): number[] =>
  foods.find(({ id }) => id === food)?.shopping_lists ?? []
