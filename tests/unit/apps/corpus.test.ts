import { afterAll, describe, expect, it } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { countsOf, isAsCounted, openCorpus, readFile } from './corpus.ts'

/** Apps whose importer is not written yet. */
const missing = new Set<string>()

/** Whose manifest overlooks the pictures inside of the file. */
const uncounted = new Set(['rezeptsuite-cookml/recipya--kalorio.cml'])

for (const name of ['exports', 'exports-own'] as const) {
  const corpus = openCorpus(name)
  afterAll(() => corpus?.close())
  describe.skipIf(!corpus)(name, () => {
    for (const item of corpus?.items ?? []) {
      if (missing.has(item.app) || item.n_recipes === 0) continue
      it(`${item.file} yields what its app shows`, async () => {
        const bytes = corpus?.read(item.file) ?? new Uint8Array()
        const isRefused = item.recipes.some((recipe) => recipe.throws) || item.file.includes('.invalid')
        if (isRefused) {
          const refused = await readFile(item.file, bytes).catch((error: unknown) => error)
          expect(refused instanceof FileRefusal || (refused as { failures: unknown[] }).failures.length > 0).toBe(true)
          return
        }
        const { recipes } = await readFile(item.file, bytes)
        expect(recipes).toHaveLength(item.n_recipes)
        const counted = item.recipes.map((wanted) => (uncounted.has(item.file) ? { ...wanted, images: null } : wanted))
        const missing = counted.filter((wanted) => !recipes.some((recipe) => isAsCounted(recipe, wanted)))
        const found = recipes.map((recipe) => ({ title: recipe.name, ...countsOf(recipe) }))
        expect(missing, JSON.stringify(found.slice(0, 5))).toEqual([])
      })
    }
  })
}
