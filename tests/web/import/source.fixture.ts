import type { Answering } from '../draft/page.open.tsx'

export const url = 'https://example.com/soup'

const line = (original_text: string, amount: number, food: string | null, more: object = {}) => ({
  amount,
  amount_max: null,
  no_amount: amount === 0,
  food: { name: food ?? '' },
  unit: null,
  note: '',
  order: 0,
  is_header: false,
  original_text,
  doubts: food === null ? ['no_food'] : [],
  ...more,
})
export const source = (more: object = {}) => {
  const recipe = {
    name: 'Onion soup',
    description: 'Warm.',
    internal: true,
    source_url: url,
    servings: 4,
    servings_text: 'bowls',
    working_time: 10,
    waiting_time: 30,
    image_url: 'https://example.com/soup.jpg',
    keywords: [
      { id: 3, label: 'soup', name: 'soup', import_keyword: true },
      { id: null, label: 'winter', name: 'winter', import_keyword: false },
    ],
    properties: [],
    steps: [
      {
        name: '',
        instruction: 'Chop.',
        ingredients: [line('3 onions', 3, 'onions'), line('500', 500, null)],
        show_ingredients_table: true,
        order: 0,
      },
    ],
  }
  return { recipe, recipe_json: recipe, recipe_id: null, images: [], error: false, msg: '', duplicates: [], ...more }
}
export const read =
  (body: object, status = 200): Answering =>
  (method, path) =>
    path === '/api/recipe-from-source/' ? Response.json(body, { status }) : method === 'POST' ? made() : undefined
const made = () => Response.json({ id: 9, name: 'Onion soup', ...empty }, { status: 201 })
export const empty = {
  description: null,
  keywords: [],
  steps: [],
  shared: [],
  properties: [],
  image: null,
  source_url: null,
}
