interface Row {
  id: number
}

/** Calls from inside the worker, or over HTTP. */
export interface Asker {
  call(method: string, path: string, body?: unknown): Promise<Response>
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
}

/** The things that a pair of commands acts on. */
export interface Scene {
  /** The suffix of their names. */
  n: number
  food: Row
  other: Row
  unit: Row
  pint: Row
  keyword: Row
  tag: Row
  category: Row
  recipe: Row
  plan: Row
  book: Row
  mealType: Row
  place: Row
  /** The command that created the food. */
  made: string
}

export const kinds: Record<Exclude<keyof Scene, 'n' | 'made'>, string> = {
  food: 'food',
  other: 'food',
  unit: 'unit',
  pint: 'unit',
  keyword: 'keyword',
  tag: 'keyword',
  category: 'supermarket-category',
  recipe: 'recipe',
  plan: 'meal-plan',
  book: 'recipe-book',
  mealType: 'meal-type',
  place: 'inventory-location',
}

/** What each pair of a subject needs anew; the rest is created once. */
const FRESH: Record<string, readonly (keyof Scene)[]> = {
  food: ['food', 'other', 'made'],
  unit: ['unit', 'pint'],
  keyword: ['keyword', 'tag'],
  recipe: ['recipe'],
  plan: ['recipe', 'plan'],
  category: ['category'],
  book: ['book'],
}

let scenes = 0

export async function sceneIn(me: Asker, subject: string, before?: Scene): Promise<Scene> {
  const n = ++scenes
  const isFresh = (key: keyof Scene) => !before || FRESH[subject]?.includes(key)
  const make = async (key: keyof typeof kinds, body: object = {}): Promise<Row> =>
    before && !isFresh(key) ? before[key] : me.post<Row>(`/api/${kinds[key]}/`, { name: `${key} ${n}`, ...body })
  const first = isFresh('food') ? await me.call('POST', '/api/food/', { name: `food ${n}` }) : null
  const food: Row | null = first ? await first.json() : null
  const recipe = await make('recipe', { servings: 2, steps: [] })
  const mealType = await make('mealType')
  const household = before ? null : (await me.get<{ results: Row[] }>('/api/household/')).results[0]
  return {
    n,
    food: food ?? before?.food ?? { id: 0 },
    made: first ? (first.headers.get('x-command') ?? '') : (before?.made ?? ''),
    other: await make('other'),
    unit: await make('unit'),
    pint: await make('pint'),
    keyword: await make('keyword'),
    tag: await make('tag'),
    category: await make('category'),
    recipe,
    plan: await make('plan', { recipe, servings: 2, from_date: '2027-05-01', meal_type: mealType }),
    book: await make('book', { description: '', shared: [] }),
    mealType,
    place: await make('place', { household }),
  }
}

const steps = ({ food, unit }: Scene) => [{ instruction: 'Stir.', ingredients: [{ food, unit, amount: 1 }] }]

export type Command = (me: Asker, scene: Scene) => Promise<Response>
const recipe =
  (more: (scene: Scene) => object): Command =>
  (me, scene) =>
    me.call('POST', '/api/recipe/', { name: 'new', servings: 1, steps: [], ...more(scene) })

/** Commands that remove or move what another command may just have found. */
export const taking =
  /^(merge it|merge into it|delete it|delete its recipe|put it below|put another below it|take back that it was made)$/

export const subjects: Record<string, Record<string, Command>> = {
  food: {
    'merge it': (me, { food, other }) => me.call('PUT', `/api/food/${food.id}/merge/${other.id}/`, {}),
    'merge into it': (me, { food, other }) => me.call('PUT', `/api/food/${other.id}/merge/${food.id}/`, {}),
    'delete it': (me, { food }) => me.call('DELETE', `/api/food/${food.id}/`),
    'cook with it': recipe((scene) => ({ steps: steps(scene) })),
    'put it into a recipe': (me, scene) => me.call('PATCH', `/api/recipe/${scene.recipe.id}/`, { steps: steps(scene) }),
    'buy it': (me, { food, unit }) => me.call('POST', '/api/shopping-list-entry/', { food, unit, amount: 1 }),
    'convert it': (me, { food, unit, pint }) =>
      me.call('POST', '/api/unit-conversion/', {
        base_amount: 1,
        base_unit: unit,
        converted_amount: 2,
        converted_unit: pint,
        food,
      }),
    'put it below': (me, { food, other }) => me.call('PUT', `/api/food/${food.id}/move/${other.id}/`, {}),
    'put another below it': (me, { food, other }) => me.call('PUT', `/api/food/${other.id}/move/${food.id}/`, {}),
    'store it': (me, { food, unit, place }) =>
      me.call('POST', '/api/inventory-entry/', { inventory_location: place.id, food, unit, amount: 1 }),
    'rename it': (me, { food }) => me.call('PATCH', `/api/food/${food.id}/`, { description: 'by a new name' }),
    'take back that it was made': (me, { made }) => me.call('POST', `/api/command/${made}/undo/`, {}),
  },
  unit: {
    'merge it': (me, { unit, pint }) => me.call('PUT', `/api/unit/${unit.id}/merge/${pint.id}/`, {}),
    'merge into it': (me, { unit, pint }) => me.call('PUT', `/api/unit/${pint.id}/merge/${unit.id}/`, {}),
    'cook with it': recipe((scene) => ({ steps: steps(scene) })),
    'buy it': (me, { food, unit }) => me.call('POST', '/api/shopping-list-entry/', { food, unit, amount: 1 }),
    'weigh a food by it': (me, { food, unit }) =>
      me.call('PATCH', `/api/food/${food.id}/`, { properties_food_unit: unit }),
    'delete it': (me, { unit }) => me.call('DELETE', `/api/unit/${unit.id}/`),
  },
  keyword: {
    'merge it': (me, { keyword, tag }) => me.call('PUT', `/api/keyword/${keyword.id}/merge/${tag.id}/`, {}),
    'merge into it': (me, { keyword, tag }) => me.call('PUT', `/api/keyword/${tag.id}/merge/${keyword.id}/`, {}),
    'put it below': (me, { keyword, tag }) => me.call('PUT', `/api/keyword/${keyword.id}/move/${tag.id}/`, {}),
    'put another below it': (me, { keyword, tag }) => me.call('PUT', `/api/keyword/${tag.id}/move/${keyword.id}/`, {}),
    'tag with it': recipe(({ keyword }) => ({ keywords: [keyword] })),
  },
  recipe: {
    'delete it': (me, { recipe: { id } }) => me.call('DELETE', `/api/recipe/${id}/`),
    'plan it': (me, { recipe: of, mealType }) =>
      me.call('POST', '/api/meal-plan/', { recipe: of, servings: 1, from_date: '2027-05-02', meal_type: mealType }),
    'shop for it': (me, { recipe: { id } }) =>
      me.call('POST', '/api/shopping-list-recipe/', { recipe: id, servings: 1 }),
    'keep it in a book': (me, { recipe: { id }, book }) =>
      me.call('POST', '/api/recipe-book-entry/', { book: book.id, recipe: id }),
    'put it into a book with others': (me, { recipe: { id }, book }) =>
      me.call('POST', `/api/recipe-book/${book.id}/recipes/`, { recipes: [id] }),
    // Its answer would name the favourites of the scenes before.
    'make it a favourite': async (me, { recipe: { id } }) => {
      const { status } = await me.call('PUT', `/api/favourite/${id}/`, {})
      return new Response(null, { status })
    },
    'duplicate it': (me, { recipe: { id } }) => me.call('POST', `/api/recipe/${id}/duplicate/`, { name: 'again' }),
    'cook it': (me, { recipe: { id } }) => me.call('POST', '/api/cook-log/', { recipe: id, servings: 1 }),
  },
  book: {
    'delete it': (me, { book }) => me.call('DELETE', `/api/recipe-book/${book.id}/`),
    'keep a recipe in it': (me, { recipe: { id }, book }) =>
      me.call('POST', '/api/recipe-book-entry/', { book: book.id, recipe: id }),
    'put recipes into it': (me, { recipe: { id }, book }) =>
      me.call('POST', `/api/recipe-book/${book.id}/recipes/`, { recipes: [id] }),
    'move a recipe in it': (me, { recipe: { id }, book }) =>
      me.call('PUT', `/api/recipe-book/${book.id}/order/`, { recipe: id, after: null }),
    'rename it': (me, { book }) => me.call('PATCH', `/api/recipe-book/${book.id}/`, { description: 'by a new name' }),
  },
  plan: {
    'delete it': (me, { plan }) => me.call('DELETE', `/api/meal-plan/${plan.id}/`),
    'shop for it': (me, { plan, recipe: { id } }) =>
      me.call('POST', '/api/shopping-list-recipe/', { recipe: id, mealplan: plan.id, servings: 1 }),
    'buy for it': (me, { plan, food }) =>
      me.call('POST', '/api/shopping-list-entry/', { food, amount: 1, mealplan_id: plan.id }),
    'delete its recipe': (me, { recipe: { id } }) => me.call('DELETE', `/api/recipe/${id}/`),
  },
  category: {
    'delete it': (me, { category }) => me.call('DELETE', `/api/supermarket-category/${category.id}/`),
    'sort a food into it': (me, { category, food }) =>
      me.call('PATCH', `/api/food/${food.id}/`, { supermarket_category: category }),
    'merge it': async (me, { category }) => {
      const into = await me.post<Row>('/api/supermarket-category/', { name: `into ${category.id}` })
      return me.call('PUT', `/api/supermarket-category/${category.id}/merge/${into.id}/`, {})
    },
  },
}
