import type { ApiClient } from './api-client.ts'
import { pictureName } from './upload-pictures.ts'
import type { DemoRecipe, DemoStep } from './demo-recipe.ts'

type Named = { id: number; name: string }
type Parsed = { amount: number; unit: Named | null; food: Named | null; note: string | null }

export async function seedRecipes(
  client: ApiClient,
  recipes: DemoRecipe[],
  files: Map<string, number>,
): Promise<Map<string, number>> {
  const there = await client.get<Named[]>('/api/recipe/flat/')
  const recipeIds = new Map<string, number>()
  // In sequence: embedded recipes come first, and the newest recipe comes last.
  for (const recipe of recipes) {
    const old = there.find(({ name }) => name === recipe.name)
    recipeIds.set(recipe.key, old?.id ?? (await createRecipe(client, recipe, files, recipeIds)))
  }
  return recipeIds
}

async function createRecipe(
  client: ApiClient,
  recipe: DemoRecipe,
  files: Map<string, number>,
  known: Map<string, number>,
) {
  const lines = recipe.steps.flatMap(({ ingredients = [] }) => ingredients).filter((line) => !isHeading(line))
  const { ingredients: parsed } = await client.send<{ ingredients: Parsed[] }>('POST', '/api/ingredient-parser/post/', {
    ingredients: lines,
  })
  const byLine = new Map(lines.map((line, i) => [line, parsed[i]]))
  const stepBody = (step: DemoStep, order: number) => ({
    name: step.name ?? '',
    instruction: step.instruction,
    time: step.time ?? 0,
    order,
    ingredients: (step.ingredients ?? []).map((line, order) => ingredientBody(line, order, byLine.get(line))),
    ...(step.recipe && { step_recipe: known.get(step.recipe) }),
    ...(step.picture && { file: { id: files.get(pictureName(recipe, step)) } }),
  })
  const { id } = await client.send<{ id: number }>('POST', '/api/recipe/', {
    name: recipe.name,
    description: recipe.description,
    servings: recipe.servings,
    servings_text: recipe.servingsText,
    working_time: recipe.workingTime,
    waiting_time: recipe.waitingTime,
    keywords: recipe.keywords.map((name) => ({ name })),
    internal: true,
    steps: recipe.steps.map(stepBody),
  })
  return id
}

const isHeading = (line: string) => line.endsWith(':')

function ingredientBody(line: string, order: number, parsed: Parsed | undefined) {
  if (isHeading(line)) return { food: null, unit: null, amount: 0, is_header: true, note: line.slice(0, -1), order }
  if (!parsed) throw new Error(`No answer for the ingredient "${line}"`)
  const { amount, unit, food, note } = parsed
  return {
    amount,
    unit: unit && { name: unit.name },
    food: food && { name: food.name },
    note,
    no_amount: amount === 0,
    original_text: line,
    order,
  }
}
