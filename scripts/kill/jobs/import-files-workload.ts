import { gzipOf, zipOf } from '../../../tests/zip.fixture.ts'
import { answered } from './answered.ts'
import { checkItems } from './check-items.ts'
import type { JobWorkload } from './job-workload.ts'
import { numberedPicture } from './numbered-picture.ts'

const RECIPES = 40
const STOPPED = 0.1

/** A file of recipes with pictures, which is sometimes stopped. */
export const importFilesWorkload = (): JobWorkload => ({
  name: 'import of a file',
  async ask(client, round) {
    const names = Array.from({ length: RECIPES }, (_, n) => `File ${round} recipe ${n}`)
    const form = new FormData()
    form.set('type', 'PAPRIKA')
    form.set('files', new File([await archiveOf(names)], `round-${round}.paprikarecipes`))
    const { import_id: log } = await answered<{ import_id: number }>(client.send('POST', '/api/import/', form))
    const { results } = await answered<{ results: { id: number }[] }>(
      client.send('GET', '/api/job/?kind=import-files&page_size=1'),
    )
    const id = results[0]?.id ?? 0
    return {
      id,
      async disturb({ random, send }) {
        if (random() < STOPPED) await send('POST', `/api/job/${id}/cancel/`, {})
      },
      async check(now, ended) {
        const { imported_recipes: logged } = await answered<{ imported_recipes: number }>(
          now.send('GET', `/api/import-log/${log}/`),
        )
        const faults = await checkItems(now, ended, { names, isWhole: ended.state === 'done' })
        if (logged !== ended.done + ended.known) faults.push(`log ${log} counts ${logged} of ${ended.done} recipes`)
        return faults
      },
    }
  },
})

async function archiveOf(names: readonly string[]) {
  const cards = await Promise.all(
    names.map(async (name, n) => {
      const card = {
        uid: name,
        name,
        ingredients: `200 g flour\n2 eggs\n${n} g sugar ${n % 7}`,
        directions: 'Mix.\nBake.',
        photo_data: numberedPicture(n).toString('base64'),
      }
      return [`${name}.paprikarecipe`, await gzipOf(JSON.stringify(card))] as const
    }),
  )
  return zipOf(Object.fromEntries(cards))
}
