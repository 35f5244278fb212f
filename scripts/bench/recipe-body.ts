const DISHES = [
  'soup',
  'stew',
  'salad',
  'curry',
  'pie',
  'gratin',
  'risotto',
  'tart',
  'noodles',
  'dumplings',
  'bread',
  'cake',
]
const ADJECTIVES = [
  'roasted',
  'creamy',
  'spicy',
  'quick',
  'slow',
  'crisp',
  'smoky',
  'summer',
  'winter',
  'green',
  'golden',
  'weeknight',
]
const MAIN_INGREDIENTS = [
  'chicken',
  'lentil',
  'tomato',
  'potato',
  'mushroom',
  'salmon',
  'pumpkin',
  'beef',
  'spinach',
  'apple',
  'rice',
  'bean',
]
const PANTRY = [
  'salt',
  'pepper',
  'butter',
  'onion',
  'garlic',
  'flour',
  'milk',
  'egg',
  'sugar',
  'olive oil',
  'lemon',
  'parsley',
  'thyme',
  'cream',
]
const UNITS = ['g', 'ml', 'tbsp', 'tsp', 'piece']
const KEYWORDS = ['breakfast', 'lunch', 'dinner', 'vegetarian', 'baking', 'fast', 'sunday', 'kids', 'cold', 'festive']

const pickAt = <T>(list: readonly T[], n: number): T => list[n % list.length] as T // The lists are not empty.

export function recipeBody(n: number): object {
  const main = pickAt(MAIN_INGREDIENTS, n)
  const ingredient = (i: number) => ({
    food: {
      name: i === 0 ? main : `${pickAt(PANTRY, n + i * 3)}${n % 5 === 0 && i === 9 ? ` no ${Math.floor(n / 5)}` : ''}`,
    },
    unit: { name: pickAt(UNITS, n + i) },
    amount: 1 + ((n * 7 + i * 13) % 400),
    order: i,
  })
  const step = (s: number, count: number) => ({
    instruction: `Prepare the ${main} for about ${5 + ((n + s) % 40)} minutes, then stir in the rest and season.`,
    order: s,
    ingredients: Array.from({ length: count }, (_, i) => ingredient(s * 4 + i)),
  })
  return {
    name: `${pickAt(ADJECTIVES, Math.floor(n / 3))} ${main} ${pickAt(DISHES, Math.floor(n / 7))} ${n}`,
    description: `A ${pickAt(ADJECTIVES, n)} dish for ${2 + (n % 5)} people.`,
    servings: 2 + (n % 5),
    working_time: 10 + (n % 50),
    waiting_time: n % 90,
    internal: true,
    keywords: [{ name: pickAt(KEYWORDS, n) }, { name: pickAt(KEYWORDS, Math.floor(n / 11) + 3) }],
    steps: [step(0, 4), step(1, 4), step(2, 2)],
  }
}
