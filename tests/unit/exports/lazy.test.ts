import { expect, test } from 'vitest'
import { exportRecipes } from '#worker/modules/exports/export-recipes.ts'
import { exporters } from '#worker/modules/exports/exporters.ts'
import { recipeOf, stepsOf } from './made-recipe.ts'
import { exported, exporterOf, imported } from './read-back.ts'

const COUNT = 40

test.each(exporters.map(({ id }) => id))('%s reads no recipe or picture before its turn comes', async (id) => {
  let readRecipes = 0
  let heldPictures = 0
  const picture = async () => {
    heldPictures++
    return { type: 'image/jpeg', bytes: new Uint8Array(100_000).fill(7) }
  }
  async function* recipes() {
    for (const at of Array(COUNT).keys()) {
      readRecipes++
      yield recipeOf({ id: at + 1, name: `Soup ${at}`, pictures: [picture], steps: stepsOf({ instruction: 'Stir.' }) })
    }
  }
  const heads = Array.from({ length: COUNT }, (_, at) => ({ id: at + 1, name: `Soup ${at}` }))
  const reader = exportRecipes(exporterOf(id), { heads, recipes: recipes() }).getReader()
  await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(readRecipes).toBeLessThan(COUNT / 2)
  expect(heldPictures).toBeLessThan(COUNT / 2)
  await reader.cancel()
})

test.each(exporters.map(({ id }) => id))('%s gives the same bytes for the same recipes', async (id) => {
  const recipes = [recipeOf({ steps: stepsOf({ instruction: 'Stir.' }) })]
  expect(await exported(exporterOf(id), recipes)).toEqual(await exported(exporterOf(id), recipes))
})

test('a picture that fails ends the export, so that nobody takes half of it for the whole', async () => {
  const broken = recipeOf({ pictures: [() => Promise.reject(new Error('gone'))] })
  await expect(exported(exporterOf('NEXTCLOUD'), [broken])).rejects.toThrow('gone')
  await expect(exported(exporterOf('SCHEMA_ORG'), [broken])).rejects.toThrow('gone')
})

test('an export of nothing is a whole file', async () => {
  for (const exporter of exporters) expect((await exported(exporter, [])).length).toBeGreaterThan(0)
  const bytes = await exported(exporterOf('SCHEMA_ORG'), [])
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([])
})

test('files of archives are named after their recipes', async () => {
  const recipes = ['A/B soup', 'a:b soup'].map((name, at) =>
    recipeOf({ id: at + 1, name, steps: stepsOf({ instruction: 'Stir.' }) }),
  )
  const paths = async (id: string) =>
    (await imported('x', await exported(exporterOf(id), recipes))).files.map(({ path }) => path).sort()
  expect(await paths('DEFAULT')).toEqual(['1.zip', '2.zip'])
  expect(await paths('PAPRIKA')).toEqual(['A B soup.paprikarecipe', 'a b soup (2).paprikarecipe'])
  expect(await paths('NEXTCLOUD')).toEqual(['A B soup/recipe.json', 'a b soup (2)/recipe.json'])
  expect(await paths('MEALIE')).toEqual(['recipes/a-b-soup-2/a-b-soup-2.json', 'recipes/a-b-soup/a-b-soup.json'])
  expect(await paths('CHOWDOWN')).toEqual(['chowdown/_recipes/a-b-soup-2.md', 'chowdown/_recipes/a-b-soup.md'])
})
