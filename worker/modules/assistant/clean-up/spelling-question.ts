import * as z from 'zod'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import { lineOf } from '../spoken-text.ts'
import type { Proposal } from './clean-up.contract.ts'

interface NamedFood {
  id: number
  name: string
  plural_name: string | null
}

const said = z.object({
  foods: z.array(z.object({ food: z.int(), name: z.string(), plural_name: z.string().nullable() })),
})

export function spellingQuestion(foods: readonly NamedFood[]): Question<z.output<typeof said>, Proposal[]> {
  const foodOf = new Map(foods.map((food) => [food.id, food]))
  return {
    function: 'CLEAN_UP',
    instructions:
      'You find names of foods that are misspelled, or hold what is no name, such as an amount. Answer only those, by their numbers, with the right name in the same language and its plural. What is right is left out.',
    material: [{ text: foods.map(({ id, name }) => `${id}: ${name}`).join('\n') }],
    schema: said,
    output: 300 + 20 * foods.length,
    check({ foods: answered }) {
      const unknown = answered.filter(({ food }) => !foodOf.has(food))
      if (unknown.length > 0) return { faults: unknown.map(({ food }) => `There is no food ${food}.`) }
      const proposals = answered.flatMap(({ food: id, name, plural_name }): Proposal[] => {
        const [food, right] = [foodOf.get(id), lineOf(name, 128)]
        if (!food || right === '' || right === food.name) return []
        const plural = lineOf(plural_name, 128) || null
        return [{ food: { id, name: food.name }, category: null, name: right, plural_name: plural, merge_into: null }]
      })
      return { value: [...new Map(proposals.map((one) => [one.food.id, one])).values()] }
    },
  }
}
