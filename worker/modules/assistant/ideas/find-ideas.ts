import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import { providerId } from '../provider-id.ts'
import { lineOf } from '../spoken-text.ts'
import { type CookableRecipe, cookableRecipes, foodsToUse, type Named } from './cookable-recipes.read.ts'
import type { ideasAnswer, ideasRequest } from './ideas.contract.ts'

type Ideas = z.output<typeof ideasAnswer>

const said = z.object({
  recipes: z.array(z.object({ recipe: z.int(), reason: z.string() })),
  ideas: z.array(
    z.object({ name: z.string(), description: z.string(), uses: z.array(z.int()), missing: z.array(z.string()) }),
  ),
})

const MAX_IDEAS = 5

/** What can be made of these foods: recipes of the household first, then dishes that are new to it. */
export async function findIdeas(
  context: Context,
  provider: unknown,
  { foods: ids, wish }: z.output<typeof ideasRequest>,
): Promise<Ideas> {
  const asked = providerId(provider)
  const foods = await foodsToUse(context, ids)
  if (foods.length === 0)
    throw nothingGiven('Say which foods you have, or mark them as being in the house.', 'no_foods')
  const recipes = await cookableRecipes(context, foods)
  const { value } = await askProvider(context, asked, ideasQuestion(foods, recipes, wish ?? ''))
  return value
}

const ideasQuestion = (
  foods: readonly Named[],
  recipes: readonly CookableRecipe[],
  wish: string,
): Question<z.output<typeof said>, Ideas> => ({
  function: 'IDEAS',
  instructions: `You help somebody decide what to cook. The first material lists foods that are there, the second the household's own recipes with what they lack, the third what it should be. "recipes" are those of the list that fit, the best first, each with a short reason. "ideas" are up to ${MAX_IDEAS} other dishes: the numbers of the foods that they use, and what is missing. Here you use what you know. Write in the language of the foods.`,
  material: [
    { text: JSON.stringify(foods) },
    {
      text: JSON.stringify(
        recipes.map(({ id, name, missing }) => ({ id, name, missing: missing.map((one) => one.name).slice(0, 12) })),
      ),
    },
    { text: wish || '(anything)' },
  ],
  schema: said,
  output: 3_000,
  check(answer) {
    const recipeOf = new Map(recipes.map((one) => [one.id, one]))
    const foodOf = new Map(foods.map((one) => [one.id, one]))
    const faults = [
      ...answer.recipes
        .filter(({ recipe }) => !recipeOf.has(recipe))
        .map(({ recipe }) => `There is no recipe ${recipe}.`),
      ...answer.ideas.flatMap(({ uses }) =>
        uses.filter((id) => !foodOf.has(id)).map((id) => `There is no food ${id}.`),
      ),
    ]
    if (faults.length > 0) return { faults }
    return {
      value: {
        recipes: [...new Map(answer.recipes.map((one) => [one.recipe, one])).values()].flatMap(({ recipe, reason }) => {
          const found = recipeOf.get(recipe)
          return found ? [{ ...found, reason: lineOf(reason, 256) }] : []
        }),
        ideas: answer.ideas
          .slice(0, MAX_IDEAS)
          .map(({ name, description, uses, missing }) => ({
            name: lineOf(name, 128),
            description: lineOf(description, 500),
            uses: [...new Set(uses)].flatMap((id) => foodOf.get(id) ?? []),
            missing: missing.slice(0, 20).map((one) => lineOf(one, 128)),
          }))
          .filter(({ name }) => name !== ''),
      },
    }
  },
})
