import { unzipped } from '../../../tests/zip.fixture.ts'
import { addRecipe } from './add-recipe.ts'
import { answered } from './answered.ts'
import type { JobWorkload } from './job-workload.ts'

/** More than a slice writes. */
const RECIPES = 51
const AT_ONCE = 5

/** The same recipes with pictures in each round. */
export function exportWorkload(): JobWorkload {
  const names = Array.from({ length: RECIPES }, (_, n) => `Written recipe ${n}`)
  const texts = names.map((name) => `${name}.txt`).toSorted()
  const recipes: number[] = []
  return {
    name: 'export',
    async ask(client) {
      for (let n = recipes.length; n < RECIPES; n += AT_ONCE)
        recipes.push(
          ...(await Promise.all(names.slice(n, n + AT_ONCE).map((name, i) => addRecipe(client, name, n + i)))),
        )
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
