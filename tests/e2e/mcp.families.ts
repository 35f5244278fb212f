import type { Assistant } from './mcp.client.ts'
import type { World } from './mcp.world.ts'

export interface Family {
  /** Null when no tool lists them. */
  list: string | null
  create: object
  made: object
  change: object
  changed: object
}

export type Families = Record<string, (world: World, use: Assistant['use']) => Family | Promise<Family>>

export const kitchenFamilies: Families = {
  keyword: () => named('keywords', { name: 'Soup', description: 'Warm' }),
  unit: () => named('units', { name: 'ladle', plural_name: 'ladles', description: 'A big one' }),
  supermarket_category: () => named('supermarket_categories', { name: 'Dairy', description: 'Cold' }),
  supermarket: () => named('supermarkets', { name: 'Market', description: 'Saturdays' }),
  supermarket_category_relation: ({ category, shop }) => ({
    list: 'list_supermarket_category_relations',
    create: { category_id: category, supermarket: shop, order: 2 },
    made: { category: { id: category }, supermarket: shop, order: 2 },
    change: { order: 5 },
    changed: { order: 5 },
  }),
  food: ({ category }) => ({
    list: 'list_foods',
    create: { name: 'Milk', plural_name: 'Milk', food_onhand: true, supermarket_category_id: category },
    made: { name: 'Milk', food_onhand: true, supermarket_category: { id: category, name: 'Baking' } },
    change: { food_onhand: false, supermarket_category_id: null },
    changed: { food_onhand: false, supermarket_category: null },
  }),
  meal_type: () => ({
    list: 'list_meal_types',
    create: { name: 'Brunch', order: 3, color: '#b98766' },
    made: { name: 'Brunch', order: 3, color: '#b98766', default: false },
    change: { name: 'Late brunch' },
    changed: { name: 'Late brunch', order: 3 },
  }),
  meal_plan: ({ recipe, mealType }) => ({
    list: 'list_meal_plans',
    create: { recipe_id: recipe, servings: 2.5, from_date: '2027-03-05', meal_type_id: mealType, note: 'Early' },
    made: {
      recipe: { id: recipe },
      servings: 2.5,
      meal_type: { id: mealType, name: 'Dinner' },
      note: 'Early',
      title: '',
    },
    change: { servings: 6 },
    changed: { servings: 6, note: 'Early' },
  }),
  cook_log: ({ recipe }) => ({
    list: 'list_cook_logs',
    create: { recipe, servings: 4, rating: 5, comment: 'Gone at once', created_at: '2026-05-01T18:00:00Z' },
    made: { recipe, servings: 4, rating: 5, comment: 'Gone at once' },
    change: { rating: 3 },
    changed: { rating: 3, comment: 'Gone at once' },
  }),
  recipe: () => ({
    list: 'list_recipes',
    create: {
      name: 'Crumble',
      servings: 6,
      keywords: ['Sweet'],
      steps: [{ instruction: 'Rub and bake.', ingredients: [{ amount: 200, food: 'Oats', unit: 'g' }] }],
    },
    made: { name: 'Crumble', servings: 6, steps: [{ instruction: 'Rub and bake.', ingredients: [{ amount: 200 }] }] },
    change: { name: 'Apple crumble' },
    changed: { name: 'Apple crumble', steps: [{ ingredients: [{ food: { name: 'Oats' }, unit: { name: 'g' } }] }] },
  }),
  shopping_entry: ({ food, unit }) => ({
    list: 'list_shopping_entries',
    create: { food_id: food, unit_id: unit, amount: 2 },
    made: { food: { id: food, name: 'Flour' }, unit: { id: unit, name: 'cup' }, amount: 2, checked: false },
    change: { unit_id: null, amount: 3 },
    changed: { unit: null, amount: 3 },
  }),
  shopping_list_recipe: ({ recipe }) => ({
    list: 'list_shopping_list_recipes',
    create: { recipe, servings: 2 },
    made: { recipe, servings: 2 },
    change: { servings: 4 },
    changed: { recipe, servings: 4 },
  }),
  unit_conversion: ({ food, unit, gram }) => ({
    list: 'list_unit_conversions',
    create: { base_amount: 1, base_unit_id: unit, converted_amount: 120, converted_unit_id: gram, food_id: food },
    made: {
      base_amount: 1,
      base_unit: { id: unit },
      converted_amount: 120,
      converted_unit: { id: gram },
      food: { id: food },
    },
    change: { converted_amount: 125.5 },
    changed: { converted_amount: 125.5, base_unit: { id: unit } },
  }),
}

const named = (plural: string, create: { name: string; description: string; plural_name?: string }): Family => ({
  list: `list_${plural}`,
  create,
  made: create,
  change: { description: 'Other words' },
  changed: { ...create, description: 'Other words' },
})
