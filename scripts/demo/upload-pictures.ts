import sharp from 'sharp'
import { mapConcurrently } from './map-concurrently.ts'
import type { ApiClient } from './api-client.ts'
import type { DemoRecipe, DemoStep, Picture } from './demo-recipe.ts'

/** Drawing and the server's copies need the processor, so more uploads at once only wait. */
const CONCURRENCY = 3

export const pictureName = (recipe: DemoRecipe, step: DemoStep) => `${recipe.name}: ${step.name ?? ''}`.slice(0, 128)

/** Skips pictures that exist. Returns file ids by name. */
export async function uploadStepPictures(client: ApiClient, recipes: DemoRecipe[]): Promise<Map<string, number>> {
  const files = await client.listAll<{ id: number; name: string }>('/api/user-file/')
  const known = new Map(files.map(({ id, name }) => [name, id]))
  const wanted = recipes.flatMap((recipe) =>
    recipe.steps.flatMap((step) => (step.picture ? [{ name: pictureName(recipe, step), picture: step.picture }] : [])),
  )
  const missing = wanted.filter(({ name }) => !known.has(name))
  await mapConcurrently(CONCURRENCY, missing, async ({ name, picture }) => {
    const form = new FormData()
    form.set('name', name)
    form.set('file', await renderPhoto(picture, 768), 'step.jpg')
    const { id } = await client.send<{ id: number }>('POST', '/api/user-file/', form)
    known.set(name, id)
  })
  return known
}

export async function uploadRecipePictures(
  client: ApiClient,
  recipes: DemoRecipe[],
  recipeIds: Map<string, number>,
): Promise<void> {
  const there = await client.get<{ id: number; image: string | null }[]>('/api/recipe/flat/')
  const bare = new Set(there.filter(({ image }) => image === null).map(({ id }) => id))
  const missing = recipes.filter(({ key }) => bare.has(recipeIds.get(key) ?? 0))
  await mapConcurrently(CONCURRENCY, missing, async ({ key, picture }) => {
    const form = new FormData()
    form.set('image', await renderPhoto(picture, 1024), `${key}.jpg`)
    await client.send('PUT', `/api/recipe/${recipeIds.get(key)}/image/`, form)
  })
}

async function renderPhoto(picture: Picture, width: number): Promise<Blob> {
  const drawn = sharp(Buffer.from(picture())).resize({ width })
  const jpeg = await drawn.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}
