import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Assistant } from './mcp.client.ts'
import type { World } from './mcp.world.ts'

type Row = Record<string, unknown> & { id: number }
type Listed = { count: number; results: Row[] }
type Story = (world: World, use: Assistant['use'], folder: string) => Promise<void>
const ids = ({ results }: Listed) => results.map(({ id }) => id)
const newest = 2_000_000_000

export const kitchenStories: Record<string, Story> = {
  'finds recipes by what is in them and how they are tagged': async ({ recipe, keyword, food }, use) => {
    expect(ids(await use('list_recipes', { keywords: [keyword], foods: [food], sort_order: '-favorite' }))).toEqual([
      recipe,
    ])
    expect(ids(await use('list_recipes', { keywords_and_not: [keyword] }))).not.toContain(recipe)
    expect(ids(await use('search_recipes', { query: 'pancake', foods: ['Flour'], keywords: ['Quick'] }))).toEqual([
      recipe,
    ])
    expect(await use<Row[]>('list_recipes_flat')).toContainEqual(
      expect.objectContaining({ id: recipe, name: 'Pancakes' }),
    )
    expect(JSON.stringify(await use('related_recipes', { id: recipe }))).toMatch(/^\[|results/)
  },
  'gives a recipe a picture': async ({ recipe }, use, folder) => {
    const file = join(folder, 'pancakes.png')
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b98766' } })
      .png()
      .toFile(file)
    await use('upload_recipe_image', { id: recipe, file_path: file })
    expect((await use('get_recipe', { id: recipe }))['image']).toMatch(/\.(png|webp|jpe?g)/)
  },
  'puts a recipe on the list, and takes foods off and on': async ({ recipe, food, ingredient }, use) => {
    await use('add_recipe_to_shopping_list', { id: recipe, servings: 8, ingredients: [ingredient] })
    const { results } = await use<Listed>('list_shopping_entries')
    const entry = results.find((row) => (row['food'] as Row).id === food)
    expect(entry).toMatchObject({ amount: 500, checked: false, list_recipe_data: { servings: 8 } })
    await use('bulk_check_shopping_entries', { ids: [entry?.id], checked: true })
    expect(await use('get_shopping_entry', { id: entry?.id })).toMatchObject({ checked: true })
    // The tool fails on the empty answer of this call; the list shows the effect.
    await use('food_shopping_update', { id: food, amount: 3 }).catch(() => {})
    const again = await use<Listed>('list_shopping_entries')
    expect(again.results.some((row) => row['checked'] === false && (row['food'] as Row).id === food)).toBe(true)
    await use('food_shopping_update', { id: food, delete: true }).catch(() => {})
    const { results: left } = await use<Listed>('list_shopping_entries')
    expect(left.filter((row) => row['checked'] === false && (row['food'] as Row).id === food)).toEqual([])
  },
  'shops for a recipe line by line': async ({ recipe, food, gram, ingredient }, use) => {
    const { id } = await use<Row>('create_shopping_list_recipe', { recipe, servings: 4 })
    const line = { amount: 250, food_id: food, unit_id: gram, ingredient_id: ingredient }
    await use('bulk_create_shopping_list_recipe_entries', { id, entries: [line] })
    const { results } = await use<Listed>('list_shopping_entries')
    expect(results).toContainEqual(expect.objectContaining({ list_recipe: id, amount: 250 }))
  },
  'changes many recipes at once': async ({ recipe }, use) => {
    const { id } = await use<Row>('create_keyword', { name: 'Batch' })
    await use('recipe_batch_update', { recipes: [recipe], keywords_add: [id], working_time: 25 })
    const changed = await use('get_recipe', { id: recipe })
    expect(changed).toMatchObject({ working_time: 25 })
    expect((changed['keywords'] as Row[]).map((keyword) => keyword.id)).toContain(id)
  },
  'removes the source of a recipe': async ({ recipe }, use) => {
    await use('delete_recipe_external', { id: recipe })
    expect(await use('get_recipe', { id: recipe })).toMatchObject({ file_path: '' })
  },
  'sorts foods, merges doubles, changes many': async ({ category }, use) => {
    const make = async (name: string) => (await use<Row>('create_food', { name })).id
    const [cheese, brie, brye] = [await make('Cheese'), await make('Brie'), await make('Brye')]
    await use('move_food', { id: brie, parent: cheese })
    expect(await use('get_food', { id: brie })).toMatchObject({ parent: cheese, full_name: 'Cheese > Brie' })
    await use('merge_food', { id: brye, target: brie })
    await expect(use('get_food', { id: brye })).rejects.toThrow(/404/)
    await use('food_batch_update', { foods: [cheese, brie], category, on_hand: true, ignore_shopping: true })
    expect(await use('get_food', { id: brie })).toMatchObject({
      food_onhand: true,
      ignore_shopping: true,
      supermarket_category: { id: category },
    })
  },
  'sorts and merges keywords, units and aisles': async (_world, use) => {
    const pair = async (kind: string, one: string, two: string) => [
      (await use<Row>(`create_${kind}`, { name: one })).id,
      (await use<Row>(`create_${kind}`, { name: two })).id,
    ]
    for (const kind of ['keyword', 'unit', 'supermarket_category']) {
      const [id, target] = await pair(kind, `${kind} twice`, `${kind} once`)
      await use(`merge_${kind}`, { id, target })
      await expect(use(`get_${kind}`, { id })).rejects.toThrow(/404/)
    }
    const [spring, season] = await pair('keyword', 'Spring', 'Season')
    await use('move_keyword', { id: spring, parent: season })
    expect(await use('get_keyword', { id: spring })).toMatchObject({ parent: season })
  },
  'reads ingredients, makes loose ones and changes those of a recipe': async ({ ingredient, food, gram }, use) => {
    expect(await use('parse_ingredient', { text: '250 g flour, sifted' })).toMatchObject({
      amount: 250,
      unit: { name: 'g' },
    })
    expect(ids(await use('list_ingredients', { food }))).toContain(ingredient)
    expect(await use('create_ingredient', { food_id: food, unit_id: gram, amount: 1.25 })).toMatchObject({
      amount: 1.25,
    })
    await use('update_ingredient', { id: ingredient, note: 'sifted' })
    expect(await use('get_ingredient', { id: ingredient })).toMatchObject({
      note: 'sifted',
      food: { id: food, name: 'Flour' },
    })
  },
  'reads and changes steps, and takes steps and ingredients out': async (_world, use) => {
    const steps = [
      { instruction: 'Boil.', ingredients: [{ amount: 1, food: 'Salt' }] },
      { instruction: 'Drain.', ingredients: [] },
    ]
    const { id } = await use<Row>('create_recipe', { name: 'Pasta', steps })
    const { results } = await use<Listed>('list_steps', { recipe: [id] })
    const [boil, drain] = results
    await use('update_step', { id: boil?.id, time: 9 })
    expect(await use('get_step', { id: boil?.id })).toMatchObject({ time: 9, instruction: 'Boil.' })
    await use('delete_ingredient', { id: (boil?.['ingredients'] as Row[] | undefined)?.[0]?.id })
    await use('delete_step', { id: drain?.id })
    expect(await use('get_recipe', { id })).toMatchObject({ steps: [{ instruction: 'Boil.', ingredients: [] }] })
    expect(await use('create_step', { instruction: 'Fold.', ingredients: [{ food: 'Egg', amount: 2 }] })).toMatchObject(
      { instruction: 'Fold.' },
    )
  },
  'plans a week, by hand and automatically': async ({ recipe, mealType, keyword }, use) => {
    const on = (from_date: string) => ({ recipe_id: recipe, servings: 2, from_date, meal_type_id: mealType })
    await use('bulk_create_meal_plans', { entries: [on('2027-05-03'), on('2027-05-04')] })
    const week = { from_date: '2027-05-03', to_date: '2027-05-09' }
    expect((await use<Listed>('list_meal_plans', week)).count).toBe(2)
    const days = { start_date: '2027-06-07', end_date: '2027-06-09', meal_type_id: mealType, keyword_ids: [keyword] }
    await use('auto_meal_plan', { ...days, servings: 2, addshopping: false })
    expect((await use<Listed>('list_meal_plans', { from_date: '2027-06-07', to_date: '2027-06-09' })).count).toBe(3)
    expect(await use<string>('export_meal_plan_ical', week)).toContain('BEGIN:VEVENT')
  },
  'keeps books': async ({ recipe }, use) => {
    const { id: book } = await use<Row>('create_recipe_book', { name: 'Weekdays' })
    const { id } = await use<Row>('add_recipe_to_book', { book, recipe })
    expect(ids(await use('list_recipe_book_entries', { book }))).toEqual([id])
    expect(await use('get_recipe_book_entry', { id })).toMatchObject({
      book,
      recipe,
      recipe_content: { name: 'Pancakes' },
    })
    await use('remove_recipe_from_book', { id })
    expect(ids(await use('list_recipe_book_entries', { book }))).toEqual([])
  },
  'previews what deleting would do': async (world, use) => {
    const { id: propertyType } = await use<Row>('create_property_type', { name: 'Salt' })
    const { id: book } = await use<Row>('create_recipe_book', { name: 'Doomed' })
    const { id: storage } = await use<Row>('create_storage', { name: 'Old', method: 'NEXTCLOUD', path: 'old' })
    const kinds = {
      food: world.food,
      keyword: world.keyword,
      recipe: world.recipe,
      unit: world.gram,
      meal_type: world.mealType,
      supermarket: world.shop,
      supermarket_category: world.category,
      property_type: propertyType,
      recipe_book: book,
      storage,
    }
    for (const [kind, id] of Object.entries(kinds)) {
      for (const effect of ['protecting', 'cascading', 'nulling']) {
        const { count, results } = await use<Listed>(`preview_${kind}_delete_${effect}`, { id })
        expect(results.length, `${kind} ${effect}`).toBe(count)
        await expect(use(`preview_${kind}_delete_${effect}`, { id: newest })).rejects.toThrow(/not found/i)
      }
    }
    expect(ids(await use('preview_food_delete_protecting', { id: world.food })).length).toBeGreaterThan(0)
  },
}
