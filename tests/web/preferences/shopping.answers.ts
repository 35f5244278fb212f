import { ada, ben, page, type Sent } from './visit.tsx'

const dairy = { id: 1, name: 'Dairy' }
const tools = { id: 2, name: 'Tools' }
const tacos = {
  id: 7,
  name: 'Tacos',
  servings: 4,
  recipe_data: { id: 70, name: 'Tacos', image: null },
  meal_plan_data: { id: 3, title: '', from_date: '2026-11-25T10:00:00+00:00', meal_type_name: 'Dinner' },
}

export const entry = (id: number, name: string, category: object | null, more: object = {}) => ({
  id,
  shopping_lists: [],
  food: { id: id + 100, name, plural_name: null, supermarket_category: category, shopping_lists: [] },
  unit: null,
  amount: 1,
  amount_max: null,
  checked: false,
  completed_at: null,
  delay_until: null,
  list_recipe: null,
  list_recipe_data: null,
  ingredient: null,
  created_by: ada,
  created_at: '2026-11-25T10:00:00.000Z',
  ...more,
})

const entries = [
  entry(1, 'milk', dairy),
  entry(2, 'nails', tools, { created_by: ben, list_recipe: 7, list_recipe_data: tacos }),
  entry(3, 'bread', dairy, { checked: true, completed_at: '2026-11-25T11:00:00.000Z' }),
  entry(4, 'candles', tools, { delay_until: '2999-01-01T00:00:00.000Z' }),
]

const aisles = (...categories: object[]) => categories.map((category, order) => ({ id: order, category, order }))
const supermarkets = page(
  { id: 1, name: 'Dairy shop', category_to_supermarket: aisles(dairy) },
  { id: 2, name: 'Warehouse', category_to_supermarket: aisles(tools, dairy) },
)

/** A list with something of each kind, two shops, and foods to suggest. */
export function shoppingAnswers({ path, method }: Sent): unknown {
  if (method !== 'GET') return undefined
  if (path.startsWith('/api/shopping-list-entry/'))
    return { ...page(...entries), deleted: [], timestamp: '2026-11-25T12:00:00Z' }
  if (path.startsWith('/api/supermarket/')) return supermarkets
  if (path.startsWith('/api/food/'))
    return page({ id: 101, name: 'milk', plural_name: null, supermarket_category: dairy, shopping_lists: [] })
  return undefined
}
