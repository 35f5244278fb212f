export type PlannedMeal = {
  day: number
  meal: 'Breakfast' | 'Lunch' | 'Dinner'
  recipe?: string
  title?: string
  servings: number
  note?: string
}

export const demoWeek: PlannedMeal[] = [
  { day: 0, meal: 'Breakfast', recipe: 'muesli', servings: 2 },
  { day: 0, meal: 'Dinner', recipe: 'dal', servings: 4, note: 'Cook double, the rest is for **Tuesday**.' },
  { day: 1, meal: 'Lunch', title: 'Leftover dal', servings: 2 },
  { day: 1, meal: 'Dinner', recipe: 'salmon', servings: 2 },
  { day: 2, meal: 'Dinner', recipe: 'kartoffelsuppe', servings: 6 },
  { day: 3, meal: 'Lunch', recipe: 'kartoffelsuppe', servings: 2, note: 'From the freezer box.' },
  { day: 3, meal: 'Dinner', recipe: 'tacos', servings: 4 },
  { day: 4, meal: 'Dinner', title: 'Pizza with the neighbours', servings: 4 },
  { day: 5, meal: 'Breakfast', recipe: 'shakshuka', servings: 2 },
  { day: 5, meal: 'Lunch', recipe: 'focaccia', servings: 8 },
  { day: 5, meal: 'Dinner', recipe: 'risotto', servings: 4 },
  { day: 6, meal: 'Dinner', recipe: 'chicken', servings: 4 },
  { day: 7, meal: 'Dinner', recipe: 'curry', servings: 4 },
  { day: 8, meal: 'Breakfast', recipe: 'muesli', servings: 2 },
  { day: 8, meal: 'Dinner', recipe: 'kaesespaetzle', servings: 4 },
  { day: 9, meal: 'Dinner', recipe: 'dal', servings: 4 },
  { day: 10, meal: 'Dinner', title: 'Soup from the freezer', servings: 2 },
  { day: 11, meal: 'Dinner', recipe: 'salmon', servings: 2 },
  { day: 12, meal: 'Lunch', recipe: 'tacos', servings: 4, note: 'Everybody builds their own.' },
  { day: 13, meal: 'Lunch', title: 'Lunch at Grandma’s', servings: 4 },
  { day: 13, meal: 'Dinner', recipe: 'apfelkuchen', servings: 12, note: 'For the afternoon, with coffee.' },
]

export const demoShopping: { recipe: string; servings: number }[] = [
  { recipe: 'tacos', servings: 4 },
  { recipe: 'chicken', servings: 4 },
]

/** Amount, unit, food. */
export const demoErrands: [number, string | null, string][] = [
  [2, 'l', 'milk'],
  [1, null, 'sourdough loaf'],
  [6, null, 'eggs'],
  [250, 'g', 'coffee beans'],
  [1, null, 'dishwasher tablets'],
]
