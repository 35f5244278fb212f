import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ExportedRecipe } from '#worker/modules/exports/exported-recipe.ts'
import { exporters } from '#worker/modules/exports/exporters.ts'
import { formatLosses } from '#worker/modules/exports/format-losses.ts'
import { anyRecipe } from './any-recipe.ts'
import { forgetting } from './forget.ts'
import { hardRecipe, hardRecipes } from './hard-recipes.ts'
import { foodOf, recipeOf, rowsOf, stepsOf } from './made-recipe.ts'
import { exporterOf, readBack } from './read-back.ts'
import { saidByDraft, saidByRecipe } from './said.ts'

/** A website is for people; what apps read of its pages is tested where pages are read. */
const formats = exporters.map(({ id }) => id).filter((id) => id !== 'WEBSITE')

/** Markdown of ours is what our importer of Markdown calls by another name. */
const READERS: Record<string, string> = { MARKDOWN: 'KOOKBOOK' }

/** `RUNS=2000 npx vitest run --project unit round-trip` tries recipes that nobody tried before. */
const MANY = process.env['RUNS']

/** What recipes say before and after, without what the format cannot say. */
async function bothSides(id: string, recipes: readonly ExportedRecipe[]) {
  const { app, drafts } = await readBack(exporterOf(id), recipes)
  const losses = formatLosses.get(id) ?? []
  const names = new Set(recipes.map(({ name }) => name))
  const keys = new Map(drafts.map(({ key, name }) => [key, name]))
  const before = await Promise.all(recipes.map((recipe) => saidByRecipe(recipe, names)))
  const after = await Promise.all(drafts.map((draft) => saidByDraft(draft, keys)))
  const warnings = drafts.flatMap((draft) => draft.warnings)
  const fields = Object.keys(before[0] ?? {})
  const told = (said: (typeof before)[number]) => {
    const left = Object.entries(forgetting(losses, said)).filter(([field]) => fields.includes(field))
    return Object.fromEntries(left)
  }
  return { app, warnings, before: before.map(told).map(bare), after: after.map(told).map(bare) }
}

/** Texts as they are shown are compared as they stand. */
const bare = (said: object) =>
  JSON.parse(JSON.stringify(said, (key, value: unknown) => (key === 'shown' ? undefined : value))) as { name: string }

describe.each(formats)('%s', (id) => {
  it.each(Object.keys(hardRecipes))('brings back a recipe with %s', async (name) => {
    const { app, before, after } = await bothSides(id, [hardRecipe(name)])
    expect(after).toEqual(before)
    expect(app).toBe(READERS[id] ?? id)
  })

  it('brings back any recipes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), async (given) => {
        const recipes = given.map((recipe, at) => ({ ...recipe, id: at + 1, name: `${recipe.name} ${'ABC'[at]}` }))
        const { before, after, warnings } = await bothSides(id, recipes)
        expect(byName(after)).toEqual(byName(before))
        expect(warnings).toEqual([])
      }),
      MANY ? { numRuns: Number(MANY) } : { numRuns: 60, seed: 20261129 },
    )
  })

  it('brings back recipes within recipes', async () => {
    const sauce = recipeOf({ id: 2, name: 'Green sauce', steps: stepsOf({ instruction: 'Chop.' }) })
    const dish = recipeOf({
      id: 1,
      name: 'Potatoes',
      steps: stepsOf(
        {
          instruction: 'Boil them.',
          ingredients: rowsOf({ food: foodOf('sauce', null, { id: 2, name: 'Green sauce' }), amount: 2 }),
        },
        { instruction: 'Serve with it.', step_recipe_data: { id: 2, name: 'Green sauce' } },
      ),
    })
    const { before, after } = await bothSides(id, [dish, sauce])
    expect(byName(after)).toEqual(byName(before))
  })
})

const byName = (list: readonly { name: string }[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1))

test('each format says what it cannot say', () => {
  expect([...formatLosses.keys()].sort()).toEqual(exporters.map(({ id }) => id).sort())
})
