import { sql } from 'drizzle-orm'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { providerId } from '../provider-id.ts'
import { propertiesQuestion } from './properties-question.ts'
import { saidFood, saidRecipe } from '../said-things.ts'

type Body = Record<string, unknown>

const MAX_TYPES = 100

/** What was sent, with a value for each property of the space. Nothing is saved. */
export async function estimateProperties(
  context: Context,
  kind: 'food' | 'recipe',
  { id, provider, body }: { id: number; provider: unknown; body: Body },
): Promise<Body> {
  const types = await typesFor(context, kind, id)
  const asked = providerId(provider)
  if (types.length === 0)
    throw nothingGiven('Make a property first, such as calories: there is none to be estimated.', 'no_properties')
  const [per, thing] =
    kind === 'food' ? [`for ${amountOf(body)} of it`, saidFood(body)] : ['for one serving', saidRecipe(body)]
  const short = types.map(({ id, name, unit, description }) => ({ id, name, unit, description }))
  const question = propertiesQuestion(kind === 'food' ? 'FOOD_PROPERTIES' : 'RECIPE_PROPERTIES', per, thing, short)
  const { value } = await askProvider(context, asked, question)
  const there = new Map(listOf(body['properties']).map((one) => [idOf(one['property_type']), one]))
  const properties = types.map((type) => ({
    ...there.get(type.id),
    property_type: type,
    property_amount: value.get(type.id) ?? null,
  }))
  return { ...body, properties }
}

async function typesFor(context: Context, kind: 'food' | 'recipe', id: number) {
  const { space, shard } = membershipOf(context)
  const { found, types } = await context.spaceDatabase(shard).read({
    found:
      kind === 'food'
        ? query(sql`SELECT 1 FROM food WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`)
        : query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`),
    types: query<{
      id: number
      name: string
      unit: string | null
      description: string | null
      order: number
      open_data_slug: string | null
      fdc_id: number | null
    }>(
      sql`SELECT id, name, unit, description, "order", open_data_slug, fdc_id FROM property_type
        WHERE space_id = ${space} AND deleted_with IS NULL ORDER BY "order", id LIMIT ${MAX_TYPES}`,
    ),
  })
  if (!found[0]) throw notFound()
  return types
}

const amountOf = ({ properties_food_amount: amount, properties_food_unit: unit }: Body): string => {
  const name = typeof unit === 'object' && unit !== null && 'name' in unit ? String(unit.name).slice(0, 64) : 'g'
  return `${Number(amount) > 0 ? Number(amount) : 100} ${name}`
}

const listOf = (value: unknown): Body[] =>
  Array.isArray(value) ? value.filter((one): one is Body => typeof one === 'object' && one !== null) : []

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value
