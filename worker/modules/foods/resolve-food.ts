import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { planReferenceIds } from '#worker/kernel/resource/references/plan-reference-ids.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { propertyQueries, propertyResolver, propertyIdsNeeded } from '#worker/modules/properties/resolve-property.ts'
import { storedProperties } from '#worker/modules/properties/property.rows.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type { food } from './food.contract.ts'
import type { FoodAttributes } from './food.events.ts'
import { inheritableFields } from './inherit-food.ts'
import { foodResource } from './food.resource.ts'

export type FoodBody = z.output<typeof food.patch> & { reset_inherit?: boolean | undefined }

const linksOf = (space: number, body: FoodBody) => planReferenceIds(foodResource, space, body)

export function foodQueries(context: Context, space: number, id: number | null, body: FoodBody) {
  const links = linksOf(space, body)
  const properties = body.properties ?? []
  return {
    ...links.load,
    ...propertyQueries(space, properties),
    properties: storedProperties('food', space, id),
    household: query<{ id: number }>(sql`SELECT user_id AS id FROM member WHERE space_id = ${space}
      AND ${householdOwned(context, sql`user_id`)}`),
    linked: query<{ id: number }>(sql`
      SELECT high AS id FROM food_substitute WHERE space_id = ${space} AND low = ${id}
      UNION SELECT low FROM food_substitute WHERE space_id = ${space} AND high = ${id}`),
    stocked: query<{ id: number }>(
      sql`SELECT user_id AS id FROM food_onhand WHERE space_id = ${space} AND food_id = ${id}`,
    ),
    madeBy: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${body.recipe ?? null}`)}`),
  }
}

export const foodIdsNeeded = (space: number, body: FoodBody) => ({
  ...propertyIdsNeeded(space, body.properties ?? []),
  ...linksOf(space, body).wants,
})

type FoodFound = QueryResults<ReturnType<typeof foodQueries>>

/** Throws on unknown references. Null lists stay as they are. */
export function resolveFood(
  body: FoodBody,
  found: FoodFound,
  nextId: (kind: string) => number,
  row: { recipe: number | null; inherit_fields: number[]; child_inherit_fields: number[] } | null,
) {
  const links = linksOf(0, body).resolve(found, nextId)
  const property = propertyResolver(found, nextId)
  const { food_onhand, substitute, properties, reset_inherit, ...attributes } = {
    ...body,
    ...links.body,
  } as Omit<FoodBody, 'substitute'> & FoodAttributes & { substitute?: number[] | null } // References are ids from here on.
  if (attributes.recipe && attributes.recipe !== row?.recipe && found.madeBy.length === 0) {
    throw unknownReference('recipe', attributes.recipe)
  }
  for (const field of ['inherit_fields', 'child_inherit_fields'] as const) {
    const strange = attributes[field]?.find((id) => !inheritableFields.some((one) => one.id === id))
    if (strange !== undefined) throw unknownReference(field, strange)
  }
  const wanted: FoodAttributes = Object.fromEntries(
    Object.entries(attributes).filter(([field, value]) => value !== null || !lists.has(field)),
  )
  const own = { ...row, ...wanted }
  return {
    attributes: wanted,
    substitutes: substitute ?? null,
    properties: properties ? property.values(properties, found.properties) : null,
    onhand: food_onhand ?? undefined,
    reset: reset_inherit ? childInheritFields(own.child_inherit_fields ?? [], own.inherit_fields ?? []) : null,
    created: [...links.created, ...property.created],
  }
}

const childInheritFields = (forChildren: number[], own: number[]) => (forChildren.length > 0 ? forChildren : own)

const lists = new Set(['inherit_fields', 'child_inherit_fields', 'shopping_lists'])

const unknownReference = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
