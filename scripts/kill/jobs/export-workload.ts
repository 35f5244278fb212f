import { unzipped } from '../../../tests/zip.fixture.ts'
import type { KillClient } from '../workload.ts'
import { answered } from './answered.ts'
import type { JobWorkload } from './job-workload.ts'
import { numberedPicture } from './numbered-picture.ts'

/** More than a slice writes. */
const RECIPES = 60

/** The same recipes with pictures in each round, as a text and a picture each. */
export function exportWorkload(): JobWorkload {
  const names = Array.from({ length: RECIPES }, (_, n) => `Written recipe ${n}`)
  const texts = names.map((name) => `${name}.txt`).toSorted()
  const recipes: number[] = []
  return {
    name: 'export',
    async ask(client) {
      if (recipes.length === 0) for (const [n, name] of names.entries()) recipes.push(await addRecipe(client, name, n))
      const asked = client.send('POST', '/api/export/', { type: 'SAFFRON', recipes })
      const { id: log, job: id } = await answered<{ id: number; job: number }>(asked)
      return {
        id,
        async check({ send }, { done }) {
          const file = await send('GET', `/export-file/${log}/`)
          if (!file.ok) return [`job ${id}: its file is answered with ${file.status}`]
          const paths = (await unzipped(new Uint8Array(await file.arrayBuffer()))).keys()
          const written = [...paths].filter((path) => path.endsWith('.txt')).toSorted()
          return done === RECIPES && written.join() === texts.join()
            ? []
            : [`job ${id}: ${done} recipes are written, and its file has ${written.join()}`]
        },
      }
    },
  }
}

async function addRecipe({ send }: KillClient, name: string, n: number): Promise<number> {
  const steps = [
    { instruction: 'Stir it.', ingredients: [{ food: { name: 'flour' }, unit: { name: 'g' }, amount: n }] },
  ]
  const { id } = await answered<{ id: number }>(send('POST', '/api/recipe/', { name, steps }))
  const form = new FormData()
  form.set('image', new File([numberedPicture(n)], 'picture.png', { type: 'image/png' }))
  await answered(send('PUT', `/api/recipe/${id}/image/`, form))
  return id
}
