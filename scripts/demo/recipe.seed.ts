import sharp from 'sharp'
import type { Client } from './client.ts'
import type { DemoRecipe, DemoStep, Picture } from './recipe.ts'

type Named = { id: number; name: string }
type Parsed = { amount: number; unit: Named | null; food: Named | null; note: string | null }

/** Creates a recipe with its pictures and returns its id. `known` has the ids of the recipes it may embed. */
export async function seedRecipe(client: Client, recipe: DemoRecipe, known: Map<string, number>): Promise<number> {
  // All pictures of a recipe are drawn at once, since drawing is what takes the time.
  const [image, ...steps] = await Promise.all([
    photo(recipe.picture),
    ...recipe.steps.map((step, order) => stepBody(client, step, order, `${recipe.key}:${order}`, known)),
  ])
  const body = {
    name: recipe.name,
    description: recipe.description,
    servings: recipe.servings,
    servings_text: recipe.servingsText,
    working_time: recipe.workingTime,
    waiting_time: recipe.waitingTime,
    keywords: recipe.keywords.map((name) => ({ name })),
    internal: true,
    steps,
  }
  const { id } = await client.send<{ id: number }>('POST', '/api/recipe/', body, `recipe:${recipe.key}`)
  const form = new FormData()
  form.set('image', image, `${recipe.key}.jpg`)
  await client.send('PUT', `/api/recipe/${id}/image/`, form, `image:${recipe.key}`)
  return id
}

async function stepBody(client: Client, step: DemoStep, order: number, key: string, known: Map<string, number>) {
  return {
    name: step.name ?? '',
    instruction: step.instruction,
    time: step.time ?? 0,
    order,
    ingredients: await ingredientBodies(client, step.ingredients ?? []),
    ...(step.recipe && { step_recipe: known.get(step.recipe) }),
    ...(step.picture && { file: await stepPicture(client, step.picture, step.name ?? '', key) }),
  }
}

async function ingredientBodies(client: Client, lines: string[]) {
  const wanted = lines.filter((line) => !isHeading(line))
  if (lines.length === 0) return []
  const parsed = await client.send<{ ingredients: Parsed[] }>('POST', '/api/ingredient-parser/post/', {
    ingredients: wanted,
  })
  return lines.map((line, order) => {
    if (isHeading(line)) return { food: null, unit: null, amount: 0, is_header: true, note: line.slice(0, -1), order }
    const found = parsed.ingredients[wanted.indexOf(line)]
    if (!found) throw new Error(`No answer for the ingredient "${line}"`)
    const { amount, unit, food, note } = found
    return {
      amount,
      unit: unit && { name: unit.name },
      food: food && { name: food.name },
      note,
      no_amount: amount === 0,
      original_text: line,
      order,
    }
  })
}

async function stepPicture(client: Client, picture: Picture, name: string, key: string): Promise<{ id: number }> {
  const form = new FormData()
  form.set('name', name)
  form.set('file', await photo(picture), 'step.jpg')
  const { id } = await client.send<Named>('POST', '/api/user-file/', form, `file:${key}`)
  return { id }
}

const isHeading = (line: string) => line.endsWith(':')

async function photo(picture: Picture): Promise<Blob> {
  const jpeg = await sharp(Buffer.from(picture())).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}
