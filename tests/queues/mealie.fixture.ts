import { zipOf } from '#tests/zip.fixture.ts'

type Tables = Record<string, readonly object[]>

/** A backup with these tables, and pictures by the ids of their recipes. */
export const mealieFile = (tables: Tables, pictures: Record<string, Uint8Array<ArrayBuffer>> = {}) =>
  zipOf({
    'database.json': JSON.stringify({ alembic_version: [{ version_num: 'abc' }], ...tables }),
    ...Object.fromEntries(
      Object.entries(pictures).map(([id, bytes]) => [`data/recipes/${id}/images/original.png`, bytes]),
    ),
  })

/** A recipe of a kitchen in winter, with what is planned, bought and kept around it. */
export const winter: Tables = {
  tags: [{ id: 't1', name: 'Winter', slug: 'winter' }],
  recipes_to_tags: [{ recipe_id: 'soup', tag_id: 't1' }],
  multi_purpose_labels: [{ id: 'l1', name: 'Greens' }],
  ingredient_foods: [
    { id: 'f1', name: 'kale', plural_name: 'kales', description: 'Curly.', label_id: 'l1', on_hand: true },
    { id: 'f2', name: 'candle' },
  ],
  ingredient_foods_aliases: [{ food_id: 'f1', name: 'borecole' }],
  ingredient_units: [
    { id: 'u1', name: 'gram', plural_name: 'grams', abbreviation: 'g', plural_abbreviation: 'g' },
    { id: 'u2', name: 'ladle', plural_name: 'ladles', abbreviation: 'ldl', description: 'A big spoon.' },
  ],
  recipes_ingredients: [
    { recipe_id: 'soup', position: 0, quantity: 150, unit_id: 'u1', food_id: 'f1', reference_id: 'r0' },
    { recipe_id: 'soup', position: 1, quantity: 2, referenced_recipe_id: 'stock', reference_id: 'r1' },
  ],
  recipe_instructions: [{ id: 's0', recipe_id: 'soup', position: 0, text: 'Chop.' }],
  users_to_recipes: [{ recipe_id: 'soup', user_id: 'u1', is_favorite: 1 }],
  group_meal_plans: [
    { date: '2026-02-09', entry_type: 'dinner', recipe_id: 'soup' },
    { date: '2026-02-10', entry_type: 'lunch', title: 'Leftovers', text: 'What is there' },
    { date: '2026-02-11', entry_type: 'second breakfast', recipe_id: 'gone', title: 'Bread' },
  ],
  shopping_lists: [{ id: 'sl', name: 'Market' }],
  shopping_list_items: [
    { shopping_list_id: 'sl', position: 0, quantity: 3, food_id: 'f1', note: 'the small ones' },
    { shopping_list_id: 'sl', position: 1, quantity: 1, food_id: 'f2', checked: true },
  ],
  cookbooks: [
    { id: 'c1', name: 'Cold days', description: 'By the stove.', query_filter_string: 'tags.name IN ["Winter"]' },
    { id: 'c2', name: 'New', query_filter_string: 'createdAt > "$NOW-30d"' },
  ],
  recipes: [
    { id: 'soup', slug: 'kale-soup', name: 'Kale soup', recipe_servings: 4 },
    { id: 'stock', slug: 'stock', name: 'Stock' },
  ],
}
