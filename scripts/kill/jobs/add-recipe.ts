import type { KillClient } from '../workload.ts'
import { answered } from './answered.ts'
import { numberedPicture } from './numbered-picture.ts'

/** A recipe with a picture; returns its id. */
export async function addRecipe({ send }: KillClient, name: string, picture: number): Promise<number> {
  const steps = [
    { instruction: 'Stir it.', ingredients: [{ food: { name: 'flour' }, unit: { name: 'g' }, amount: 2 }] },
  ]
  const { id } = await answered<{ id: number }>(send('POST', '/api/recipe/', { name, steps }))
  const form = new FormData()
  form.set('image', new File([numberedPicture(picture)], 'picture.png', { type: 'image/png' }))
  await answered(send('PUT', `/api/recipe/${id}/image/`, form))
  return id
}
