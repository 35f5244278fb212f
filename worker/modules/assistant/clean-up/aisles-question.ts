import * as z from 'zod'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import type { Proposal } from './clean-up.contract.ts'

interface Named {
  id: number
  name: string
}

const said = z.object({ foods: z.array(z.object({ food: z.int(), category: z.int().nullable() })) })

export function aislesQuestion(
  foods: readonly Named[],
  categories: readonly Named[],
): Question<z.output<typeof said>, Proposal[]> {
  const [foodOf, categoryOf] = [byId(foods), byId(categories)]
  return {
    function: 'CLEAN_UP',
    instructions:
      'You know where foods are found in a shop. For each food of the first material, say the category of the second that it is found in, both by their numbers; null where none fits.',
    material: [{ text: listed(foods) }, { text: listed(categories) }],
    schema: said,
    output: 200 + 25 * foods.length,
    check({ foods: answered }) {
      const faults = answered.flatMap(({ food, category }) => [
        ...(foodOf.has(food) ? [] : [`There is no food ${food}.`]),
        ...(category === null || categoryOf.has(category) ? [] : [`There is no category ${category}.`]),
      ])
      if (faults.length > 0) return { faults }
      const proposals = answered.flatMap(({ food: id, category: of }) => {
        const [food, category] = [foodOf.get(id), of === null ? undefined : categoryOf.get(of)]
        return food && category ? [{ food, category, name: null, plural_name: null, merge_into: null }] : []
      })
      return { value: [...new Map(proposals.map((one) => [one.food.id, one])).values()] }
    },
  }
}

const listed = (rows: readonly Named[]) => rows.map(({ id, name }) => `${id}: ${name}`).join('\n')

const byId = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, { id, name }]))
