import { addRecipe } from './add-recipe.ts'
import { answered } from './answered.ts'
import type { JobWorkload } from './job-workload.ts'

/** More than a slice purges. */
const RECIPES = 6

/** Recipes with pictures in the trash, which is emptied. */
export const emptyTrashWorkload = (): JobWorkload => ({
  name: 'emptying the trash',
  async ask(client, round) {
    for (let n = 0; n < RECIPES; n++) {
      const id = await addRecipe(client, `Gone recipe ${round}-${n}`, n)
      await client.send('DELETE', `/api/recipe/${id}/`)
    }
    const { id } = await answered<{ id: number }>(client.send('POST', '/api/trash/empty/', {}))
    return {
      id,
      async check({ send }, { done }) {
        const { count } = await answered<{ count: number }>(send('GET', '/api/trash/'))
        return done === RECIPES && count === 0
          ? []
          : [`job ${id}: ${done} recipes are purged, ${count} are in the trash`]
      },
      checkDisk: ({ orphanedFiles }) => orphanedFiles.map((key) => `job ${id}: ${key} is still stored`),
    }
  },
})
