import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ExportedRecipe } from '#worker/modules/exports/exported-recipe.ts'
import { bytesOf, textOf } from '#worker/modules/imports/files/file.read.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { foodOf, headingOf, keywordsOf, pictureOf, recipeOf, rowsOf, stepsOf, unitOf } from './made-recipe.ts'
import { exported, exporterOf } from './read-back.ts'

const tart = recipeOf({
  id: 7,
  name: 'Leek tart',
  description: 'Good.\u0007',
  source_url: 'https://example.org/tart',
  servings: 4,
  servings_text: 'pieces',
  working_time: 20,
  waiting_time: 70,
  rating: 4.5,
  keywords: keywordsOf('supper', 'quick, easy'),
  pictures: [pictureOf(1, 'image/png'), pictureOf(2)],
  steps: stepsOf(
    {
      name: 'Dough',
      instruction: 'Knead.\nRest.',
      ingredients: rowsOf(
        { food: foodOf('flour'), unit: unitOf('g', null, 'g'), amount: 250, note: null },
        { food: foodOf('egg', 'eggs'), amount: 2, amount_max: 3 },
        headingOf('Topping'),
        { food: foodOf('salt'), no_amount: true },
      ),
    },
    { instruction: 'Bake @ once.' },
  ),
})

const archiveOf = async (id: string, recipes: ExportedRecipe[] = [tart]) =>
  openUpload([{ name: 'x', stored: bytesInMemory(await exported(exporterOf(id), recipes)) }])

const jsonIn = async (id: string, path: RegExp) => {
  const { files } = await archiveOf(id)
  const file = files.find((one) => path.test(one.path))
  if (!file) throw new Error(`No file like ${path}.`)
  return JSON.parse(await textOf(file)) as Record<string, unknown>
}

const textIn = async (id: string, recipes: ExportedRecipe[] = [tart]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exported(exporterOf(id), recipes))

describe('what readers of a format need', () => {
  it('Tandoor: a zip in a zip, the true endings of pictures, texts that are never null', async () => {
    const upload = await archiveOf('DEFAULT', [tart, { ...tart, id: 8 }])
    const inner = await upload.filesIn(upload.files[0]!)
    expect(upload.files.map(({ path }) => path)).toEqual(['7.zip', '8.zip'])
    expect(inner.map(({ path }) => path)).toEqual(['recipe.json', 'image.png', 'image-2.jpg'])
    const recipe = JSON.parse(await textOf(inner[0]!)) as { steps: { ingredients: { note: unknown }[] }[] }
    expect(Object.keys(recipe).slice(0, 11)).toEqual([
      'name',
      'description',
      'keywords',
      'steps',
      'working_time',
      'waiting_time',
      'internal',
      'nutrition',
      'servings',
      'servings_text',
      'source_url',
    ])
    expect(recipe.steps[0]?.ingredients.map(({ note }) => note)).toEqual(['', '', 'Topping', ''])
  })

  it('Nextcloud: keywords in one text, a number as yield, steps as texts, units that are never “None”', async () => {
    expect(await jsonIn('NEXTCLOUD', /recipe\.json$/)).toMatchObject({
      '@type': 'Recipe',
      name: 'Leek tart',
      keywords: 'supper, quick, easy',
      recipeYield: 4,
      prepTime: 'PT0H20M',
      cookTime: 'PT1H10M',
      totalTime: 'PT1H30M',
      nutrition: { '@type': 'NutritionInformation' },
      recipeIngredient: ['250 g flour', '2–3 eggs', '## Topping', 'salt'],
      recipeInstructions: ['## Dough', 'Knead.\n\nRest.', 'Bake @ once.'],
    })
    const { files } = await archiveOf('NEXTCLOUD', [
      { ...tart, pictures: [pictureOf(1)], working_time: 0, waiting_time: 0 },
    ])
    expect(files.map(({ path }) => path)).toEqual(['Leek tart/recipe.json', 'Leek tart/full.jpg'])
    expect(JSON.parse(await textOf(files[0]!))).toMatchObject({ prepTime: null, cookTime: null, totalTime: null })
  })

  it('RecipeSage: pictures under one type, categories without commas, headings in brackets', async () => {
    const recipes = JSON.parse(await textIn('RECIPESAGE')) as { image: string[] }[]
    expect(recipes).toMatchObject([
      {
        '@type': 'Recipe',
        recipeCategory: ['supper', 'quick', 'easy'],
        isBasedOn: 'https://example.org/tart',
        recipeYield: '4 pieces',
        recipeIngredient: ['250 g flour', '2–3 eggs', '[Topping]', 'salt'],
        aggregateRating: { ratingValue: 4.5, bestRating: 5 },
      },
    ])
    expect(recipes[0]?.image.every((one) => one.startsWith('data:image/png;base64,'))).toBe(true)
    const many = { ...tart, pictures: Array.from({ length: 12 }, (_, at) => pictureOf(at)) }
    expect((JSON.parse(await textIn('RECIPESAGE', [many])) as typeof recipes)[0]?.image).toHaveLength(10)
  })

  it('Paprika: every key, texts without control characters, whole ratings, a file beside each photo', async () => {
    const recipe = await jsonIn('PAPRIKA', /^Leek tart\.paprikarecipe$/)
    expect(Object.keys(recipe).sort()).toEqual(
      (
        'categories cook_time created description difficulty directions hash image_url ingredients name notes ' +
        'nutritional_info on_favorites photo photo_data photo_hash photo_large photos prep_time rating servings source ' +
        'source_url total_time uid'
      ).split(' '),
    )
    expect(recipe).toMatchObject({
      created: '2024-05-06 07:08:09',
      description: 'Good.',
      rating: 5,
      servings: '4 pieces',
      ingredients: '250 g flour\n2–3 eggs\nTopping:\nsalt',
      directions: 'Dough:\n\nKnead.\n\nRest.\n\nBake @ once.',
      photo: 'Leek tart.png',
    })
    expect(recipe['uid']).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-8[\dA-F]{3}-[\dA-F]{12}$/)
    const { files } = await archiveOf('PAPRIKA')
    expect((await bytesOf(files[0]!)).length).toBeGreaterThan(0)
  })

  it('Mela: an id, categories without commas, titles', async () => {
    const recipe = await jsonIn('MELARECIPES', /\.melarecipe$/)
    expect(recipe).toMatchObject({
      categories: ['supper', 'quick', 'easy'],
      ingredients: '250 g flour\n2–3 eggs\n# Topping\nsalt',
    })
    expect(recipe['id']).not.toBe('')
  })

  it('Mealie: steps that name ingredients by ids, which are UUIDs', async () => {
    const recipe = await jsonIn('MEALIE', /^recipes\/leek-tart\/leek-tart\.json$/)
    const rows = recipe['recipe_ingredient'] as Record<string, unknown>[]
    expect(rows).toMatchObject([
      { quantity: 250, unit: { name: 'g' }, food: { name: 'flour' }, title: '' },
      { quantity: 0, food: null, note: '2–3 eggs' },
      { title: 'Topping', food: { name: 'salt' }, quantity: 0 },
    ])
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4000-8000-[\da-f]{12}$/
    for (const row of rows) expect(row['reference_id']).toMatch(uuid)
    expect(recipe['id']).toMatch(uuid)
    expect(new Set(rows.map((row) => row['reference_id'])).size).toBe(3)
  })

  it('Chowdown: one folder on top, and values that strict YAML reads', async () => {
    const { files } = await archiveOf('CHOWDOWN')
    expect(files.map(({ path }) => path)).toEqual(['chowdown/images/leek-tart.png', 'chowdown/_recipes/leek-tart.md'])
    const [, yaml = ''] = (await textOf(files[1]!)).split(/^---$/m)
    expect(parse(yaml)).toMatchObject({
      layout: 'recipe',
      image: 'leek-tart.png',
      tags: 'supper, quick, easy',
      ingredients: ['250 g flour', '2–3 eggs', 'Topping:', 'salt'],
      directions: ['Dough:', 'Knead.', 'Rest.', 'Bake @ once.'],
    })
  })

  it('Cooklang: a bare number of servings, signs of its own escaped, a picture of the same name', async () => {
    const { files } = await archiveOf('COOKLANG')
    expect(files.map(({ path }) => path)).toEqual(['Leek tart.png', 'Leek tart.cook'])
    const text = await textOf(files[1]!)
    expect(text).toContain('\nservings: 4\n')
    expect(text).toContain('= Dough\n\nKnead. Rest. (@flour{250%g}, @salt{}, @egg{2-3})\n\nBake \\@ once.')
  })

  it('CSV: a mark for UTF-8, line breaks in cells, no cell that a spreadsheet runs', async () => {
    const text = await textIn('CSV', [{ ...tart, name: '=HYPERLINK("https://example.org")' }])
    expect(text.startsWith('\uFEFFTitle,Description,')).toBe(true)
    expect(text).toContain('\r\n" =HYPERLINK(""https://example.org"")"')
    expect(text).toContain('"250 g flour\n2–3 eggs\nTopping:\nsalt"')
  })
})
