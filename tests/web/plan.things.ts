import type { Meal } from '#web/features/plan/board/meal.rows.ts'

const owner = 1

export const meal = (id: number, from: string, to = from, more: Partial<Meal> = {}): Meal => ({
  id,
  title: `meal ${id}`,
  recipe: null,
  recipe_name: '',
  servings: 2,
  note: '',
  note_markdown: '',
  // The API gives a day as an instant, for clients that want one.
  from_date: `${from}T10:00:00+00:00`,
  to_date: `${to}T10:00:00+00:00`,
  meal_type: { id: 3, name: 'Dinner', order: 0, default: false, color: null, time: '19:00:00', created_by: owner },
  created_by: owner,
  shared: [],
  meal_type_name: 'Dinner',
  shopping: false,
  ...more,
})
