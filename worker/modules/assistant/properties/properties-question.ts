import * as z from 'zod'
import type { Question } from '#worker/modules/ai/calls/question.ts'

const said = z.object({ values: z.array(z.object({ property: z.int(), amount: z.number().nullable() })) })

export interface AskedProperty {
  id: number
  name: string
  unit: string | null
  description: string | null
}

const MAX_AMOUNT = 1_000_000

/** Estimates values of a food or a recipe; null where nobody knows. */
export const propertiesQuestion = (
  asked: 'FOOD_PROPERTIES' | 'RECIPE_PROPERTIES',
  per: string,
  thing: string,
  properties: readonly AskedProperty[],
): Question<z.output<typeof said>, Map<number, number | null>> => ({
  function: asked,
  instructions: `You estimate what a ${asked === 'FOOD_PROPERTIES' ? 'food' : 'dish'} is made of, ${per}, as tables of nutrition have it. The first material lists the properties that are asked for; give each of them once, by its number, in its own unit. What cannot be estimated is null. Here you may use what you know.`,
  material: [{ text: JSON.stringify(properties) }, { text: thing }],
  schema: said,
  output: 300 + 40 * properties.length,
  check({ values }) {
    const known = new Set(properties.map(({ id }) => id))
    const faults = values
      .filter(({ property }) => !known.has(property))
      .map(({ property }) => `There is no property ${property}.`)
    if (faults.length > 0) return { faults }
    const found = values.map(({ property, amount }): [number, number | null] => [property, plausible(amount)])
    return { value: new Map(found) }
  },
})

const plausible = (amount: number | null): number | null =>
  amount !== null && Number.isFinite(amount) && amount >= 0 && amount <= MAX_AMOUNT
    ? Math.round(amount * 1000) / 1000
    : null
