import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

const soup = '0b1c2d3e-0000-4000-8000-000000000001'
const stock = '0b1c2d3e-0000-4000-8000-000000000002'
const bare = (id: string) => id.replaceAll('-', '')

/** A backup of a SQLite database: ids without dashes, rows in no order, one of them pointing nowhere. */
const database = {
  alembic_version: [{ version_num: 'abc' }],
  users: [{ id: 'u1', full_name: 'Ada' }],
  tags: [{ id: 't1', name: 'Winter', slug: 'winter' }],
  recipes_to_tags: [
    { recipe_id: bare(soup), tag_id: 't1' },
    { recipe_id: bare(soup), tag_id: 'gone' },
  ],
  multi_purpose_labels: [
    { id: 'l1', name: 'Greens' },
    { id: 'l2', name: 'Frozen' },
  ],
  ingredient_foods: [{ id: 'f1', name: 'kale', plural_name: 'kales', label_id: 'l1' }],
  ingredient_foods_aliases: [{ food_id: 'f1', name: 'borecole' }],
  ingredient_units: [{ id: 'g1', name: 'gram', abbreviation: 'g', plural_abbreviation: 'g' }],
  recipes_ingredients: [
    { recipe_id: bare(soup), position: 2, note: '200 ml water', quantity: 1, reference_id: 'r2' },
    {
      recipe_id: bare(soup),
      position: 0,
      title: 'Pot',
      quantity: 150,
      unit_id: 'g1',
      food_id: 'f1',
      reference_id: 'r0',
    },
    { recipe_id: bare(soup), position: 1, quantity: 2, referenced_recipe_id: bare(stock), reference_id: 'r1' },
    { recipe_id: 'gone', position: 0, note: 'lost', quantity: 1 },
  ],
  recipe_instructions: [
    { id: 's1', recipe_id: bare(soup), position: 1, title: null, summary: 'Simmer', text: 'Wait &amp; see.' },
    { id: 's0', recipe_id: bare(soup), position: 0, title: 'Stove', text: 'Chop.' },
  ],
  recipe_ingredient_ref_link: [{ instruction_id: 's1', reference_id: 'r1' }],
  recipe_timeline_events: [
    { recipe_id: bare(soup), event_type: 'system', subject: 'Created', timestamp: '2025-01-01T00:00:00' },
    {
      recipe_id: bare(soup),
      event_type: 'comment',
      subject: 'Made',
      message: 'Good',
      timestamp: '2025-02-03T18:00:00',
    },
  ],
  recipe_comments: [{ recipe_id: bare(soup), user_id: 'u1', text: 'Less salt.' }],
  users_to_recipes: [{ recipe_id: bare(soup), user_id: 'u1', rating: 4, is_favorite: 1 }],
  recipe_nutrition: [{ id: 9, recipe_id: bare(soup), calories: '120 kcal' }],
  group_meal_plans: [
    { date: '2026-03-01', entry_type: 'side', recipe_id: bare(soup), title: '', text: '' },
    { date: null, title: 'Some day' },
  ],
  shopping_lists: [{ id: 'sl', name: 'Market' }],
  shopping_list_items: [{ shopping_list_id: 'sl', position: 0, quantity: 3, food_id: 'f1', checked: true }],
  cookbooks: [
    { id: 'c1', name: 'Cold', query_filter_string: 'tags.name IN ["Winter"]' },
    { id: 'c2', name: 'New', query_filter_string: 'createdAt > "$NOW-30d"' },
  ],
  recipes: [
    {
      id: bare(soup),
      slug: 'kale-soup',
      name: 'Kale soup',
      image: 'a1',
      prep_time: '1 hour 45 minutes',
      perform_time: '20 Minuten',
      recipe_servings: 4.0,
      recipe_yield: 'bowls',
      recipe_yield_quantity: 6.0,
      org_url: 'https://example.org/kale',
    },
    { id: bare(stock), slug: 'stock', name: 'Stock', image: 'b2', recipe_yield: '2 litres', recipe_servings: 0 },
  ],
}

describe('a backup of Mealie', () => {
  it('joins what its tables say of a recipe', async () => {
    const { app, recipes } = await readMade({
      'backup.zip': await zipOf({
        'database.json': database,
        [`data/recipes/${soup}/images/min-original.webp`]: 'small',
        [`data/recipes/${soup}/images/original.webp`]: 'large',
      }),
    })
    expect(app).toBe('MEALIE1')
    expect(recipes.map(({ name }) => name)).toEqual(['Kale soup', 'Stock'])
    expect(recipes[0]).toMatchObject({
      working_time: 105,
      waiting_time: 20,
      servings: 4,
      servings_text: '',
      source_url: 'https://example.org/kale',
      keywords: ['Winter'],
      rating: 4,
      favourite: true,
      nutrition: { calories: 120 },
      ingredients: [{ heading: 'Pot' }, { amount: 150, unit: 'gram', food: 'kale' }, { line: '200 ml water' }],
      steps: [
        { name: 'Stove', instruction: 'Chop.', ingredients: [] },
        {
          name: 'Simmer',
          instruction: 'Wait & see.',
          ingredients: [{ heading: 'Pot' }, { amount: 2, food: 'Stock', recipe: bare(stock) }],
        },
      ],
      cooked: [{ at: '2025-02-03T18:00:00.000Z', comment: 'Good' }],
      notes: [{ title: 'Ada', text: 'Less salt.' }],
      unplaced: [{ title: 'Yield', text: '6 bowls' }],
      warnings: [],
    })
    expect(recipes[0]?.pictures).toMatchObject([{ file: { path: `data/recipes/${soup}/images/original.webp` } }])
    expect(recipes[1]).toMatchObject({ servings: 2, servings_text: 'litres' })
    expect(recipes[1]?.warnings).toEqual([expect.objectContaining({ msg: 'The picture is not in the file.' })])
  })

  it('has foods, units, plans, lists and cookbooks beside, and names what has no place', async () => {
    const { of } = await readMade({ 'database.json': database })
    expect(of('food')).toMatchObject([{ name: 'kale', plural_name: 'kales', aisle: 'Greens', aliases: ['borecole'] }])
    expect(of('unit')).toMatchObject([{ name: 'gram', aliases: ['g'] }])
    expect(of('meal')).toMatchObject([{ date: '2026-03-01', type: 'side', recipe: bare(soup) }])
    expect(of('shopping')).toMatchObject([
      { list: 'Market', ingredient: { amount: 3, unit: '', food: 'kale' }, checked: true },
    ])
    expect(of('book')).toMatchObject([{ name: 'Cold', recipes: [bare(soup)] }])
    expect(of('left-out').map(({ what, count }) => [what, count])).toEqual([
      ['Cookbook “New”, which searches createdAt > "$NOW-30d"', 1],
      ['Rows of recipes that are gone', 1],
      ['Meals without a day', 1],
      ['Labels that no food has', 1],
    ])
  })

  it('knows the cookbooks of before 2.0 by what they ask for', async () => {
    const { of } = await readMade({
      'database.json': {
        ...database,
        cookbooks: [{ id: 'c', name: 'Old', require_all_tags: true }],
        cookbooks_to_tags: [{ cookbook_id: 'c', tag_id: 't1' }],
      },
    })
    expect(of('book')).toMatchObject([{ name: 'Old', recipes: [bare(soup)] }])
  })

  it('leaves the amounts out that its recipe hides', async () => {
    const { recipes } = await readMade({
      'database.json': { ...database, recipe_settings: [{ recipe_id: soup, disable_amount: true }] },
    })
    expect(recipes[0]?.ingredients).toMatchObject([
      { heading: 'Pot' },
      { amount: null, food: 'kale' },
      { line: '200 ml water' },
    ])
  })

  it('may hold tables and columns of any shape', async () => {
    const { recipes } = await readMade({
      'database.json': {
        alembic_version: [{ version_num: '1' }],
        recipes: [{ id: 5, name: 7, rating: 'x', recipeCuisine: 'Thai', prep_time_seconds: 90 }, 3],
        tags: null,
        notes: {},
      },
    })
    expect(recipes).toMatchObject([{ name: '7', keywords: ['Thai'], working_time: 2 }])
  })

  it('is refused where it was cut off', async () => {
    await expect(readMade({ 'database.json': JSON.stringify(database).slice(0, 900) })).rejects.toThrow('cut off')
  })
})
