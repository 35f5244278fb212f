import * as z from 'zod'
import { gatewayFetch, type GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import type { Amount, Composition } from './composition.ts'
import { fdcProblem } from './fdc-problem.ts'
import { foundFoods, type FoundFoods } from './composition.contract.ts'
import { weightsOf } from './measure-of.ts'

type ServiceEnv = Pick<Env, 'FDC_API_KEY' | 'FDC_URL' | 'FETCH_ALLOW'>

/** USDA's FoodData Central; the operator may name a mirror of it. */
const DEFAULT_ADDRESS = 'https://api.nal.usda.gov/fdc/v1'

/** Whether the operator gave a key for the service. */
export const hasService = ({ FDC_API_KEY: key }: ServiceEnv): boolean => (key ?? '') !== ''

export async function searchService(
  env: ServiceEnv,
  { query, types, page }: { query: string; types: readonly string[]; page: number },
): Promise<FoundFoods> {
  const search = new URLSearchParams({ query, dataType: types.join(','), pageNumber: String(page) })
  const found = await ask(env, `foods/search?${search.toString()}`, searchAnswer)
  return { ...found, foods: found.foods.map((food) => ({ ...food, name: null })) }
}

export async function findInService(env: ServiceEnv, id: number): Promise<Composition> {
  const { fdcId, description, dataType, foodNutrients, foodPortions } = await ask(env, `food/${id}`, foodAnswer)
  return {
    id: fdcId,
    description,
    dataType,
    nutrients: withTwins(
      new Map(
        foodNutrients.flatMap(({ nutrient, amount }) =>
          nutrient && typeof amount === 'number' ? [[nutrient.id, { amount, unit: nutrient.unitName }] as const] : [],
        ),
      ),
    ),
    weights: weightsOf(
      foodPortions.flatMap(({ amount, gramWeight, modifier, measureUnit, portionDescription }) =>
        gramWeight === null
          ? []
          : [
              {
                amount: amount ?? 1,
                grams: gramWeight,
                text: named(measureUnit?.name) ?? named(modifier) ?? portionDescription?.replace(/^1 /, '') ?? '',
              },
            ],
      ),
    ),
  }
}

/** Newer foods count the same under another number: energy by Atwater's factors, sugars by NLEA. */
const twins = [
  [1008, 2048],
  [1008, 2047],
  [2000, 1063],
] as const

function withTwins(nutrients: Map<number, Amount>): Map<number, Amount> {
  for (const [number, other] of twins) {
    const amount = nutrients.get(other)
    if (amount && !nutrients.has(number)) nutrients.set(number, amount)
  }
  return nutrients
}

/** The service says "undetermined" where the modifier names the measure. */
const named = (text: string | null | undefined): string | null =>
  text && text !== 'undetermined' && !/^\d+$/.test(text) ? text : null

async function ask<T>(
  { FDC_API_KEY: key = '', FDC_URL: address, FETCH_ALLOW: allow }: ServiceEnv,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const answer = await gatewayFetch(`${(address || DEFAULT_ADDRESS).replace(/\/$/, '')}/${path}`, {
    headers: { 'x-api-key': key, accept: 'application/json' },
    // The key goes nowhere else.
    maxRedirects: 0,
    maxBytes: 2_000_000,
    timeoutMs: 8_000,
    allow,
  }).catch((error: unknown) => {
    if (!(error instanceof GatewayRefusal)) throw error
    throw error.reason === 'timeout' ? fdcProblem.timeout() : fdcProblem.unreachable()
  })
  refuseFailure(answer)
  try {
    return schema.parse(JSON.parse(answer.text()))
  } catch {
    throw fdcProblem.unreadable()
  }
}

function refuseFailure({ status, ok, headers }: GatewayAnswer): void {
  if (ok) return
  if (status === 429) throw fdcProblem.rateLimited(headers.get('retry-after'))
  if (status === 404) throw fdcProblem.unknown()
  if (status === 401 || status === 403) throw fdcProblem.keyRefused()
  throw fdcProblem.failed()
}

const id = z.int().positive().max(2_000_000_000)
const words = z.string().transform((text) => text.trim().slice(0, 300))
const finite = z.number().min(-1e9).max(1e9)

const searchAnswer = foundFoods.extend({
  totalHits: z.int().nonnegative(),
  currentPage: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
  foods: z.array(z.object({ fdcId: id, description: words, dataType: words })).max(500),
})

const foodAnswer = z.object({
  fdcId: id,
  description: words,
  dataType: words,
  foodNutrients: z
    .array(
      z.object({
        nutrient: z.object({ id, unitName: words.nullish().transform((unit) => unit ?? '') }).nullish(),
        amount: finite.nullish(),
      }),
    )
    .max(2_000),
  foodPortions: z
    .array(
      z.object({
        amount: finite.nullish(),
        gramWeight: finite.nullish().transform((grams) => grams ?? null),
        modifier: words.nullish(),
        measureUnit: z.object({ name: words.nullish() }).nullish(),
        portionDescription: words.nullish(),
      }),
    )
    .max(500)
    .nullish()
    .transform((portions) => portions ?? []),
})
