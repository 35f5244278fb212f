import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Recipe {
  name: string
  description: string
  servings: number | null
  servings_text: string
  working_time: number
  waiting_time: number
  source_url: string
  steps: {
    name: string
    instruction: string
    ingredients: {
      amount: number
      amount_max: number | null
      unit: { id?: number; name: string } | null
      food: { id?: number; name: string }
      note: string
      is_header: boolean
    }[]
  }[]
}
const read = async (person: TestPerson, data: string, url?: string) =>
  (await person.post<{ recipe: Recipe }>('/api/recipe-from-source/', { data, url })).recipe
const linesOf = ({ steps }: Recipe) => steps.flatMap(({ ingredients }) => ingredients)

it('foods and units of pasted lines are the household’s, in whichever number they stand', async () => {
  const { creator } = await createHousehold()
  for (const name of ['salt', 'egg', 'milk', 'Zwiebeln', 'tomato']) await creator.post('/api/food/', { name })
  await creator.post('/api/food/', { name: 'Kartoffel', plural_name: 'Kartoffeln' })
  for (const name of ['tsp', 'ml', 'EL']) await creator.post('/api/unit/', { name })
  const recipe = await read(
    creator,
    '1 teaspoon salt\n2 eggs\n100 milliliters milk\n1 Zwiebel\n2 tbsp tomatoes\n3 Kartoffeln\n1 quince',
  )
  expect(recipe.name).toBe('')
  expect(linesOf(recipe).map(({ food, unit }) => [food.name, food.id !== undefined, unit?.name ?? null])).toEqual([
    ['salt', true, 'tsp'],
    ['egg', true, null],
    ['milk', true, 'ml'],
    ['Zwiebeln', true, null],
    ['tomato', true, 'EL'],
    ['Kartoffeln', true, null],
    ['quince', false, null],
  ])
  expect(linesOf(recipe).every(({ unit }) => unit === null || unit.id !== undefined)).toBe(true)
})

const soups: [language: string, text: string][] = [
  [
    'English',
    'Serves 4 | Prep: half an hour\nCook time: 1 hr 20 mins\n\nIngredients\n2-3 E\n\nMethod\n1. A.\n2. B.\n\nNotes\nN.',
  ],
  [
    'German',
    'Für 4 Personen\nVorbereitung: eine halbe Stunde\nKochzeit: 1 Std. 20 Min.\n\nZutaten:\n2–3 E\n\nZubereitung:\nA.\nB.\n\nTipps:\nN.',
  ],
  [
    'French',
    'Pour 4 personnes\nPréparation : une demi-heure\nCuisson : 80 min\n\nIngrédients\n2 à 3 E\n\nPréparation\nA.\nB.\n\nAstuces\nN.',
  ],
  [
    'Spanish',
    '4 personas\nPreparación: media hora\nCocción: 1 hora y 20 minutos\n\nIngredientes\n2-3 E\n\nElaboración\nA.\nB.\n\nConsejos\nN.',
  ],
  [
    'Italian',
    'Porzioni: 4\nPreparazione: mezz’ora\nCottura: un’ora e 20 minuti\n\nIngredienti\n2-3 E\n\nProcedimento\nA.\nB.\n\nConsigli\nN.',
  ],
  [
    'Dutch',
    '4 personen\nVoorbereiding: een half uur\nOventijd: 80 minuten\n\nIngrediënten\n2-3 E\n\nBereiding\nA.\nB.\n\nTips\nN.',
  ],
  [
    'Polish',
    'Porcje: 4\nCzas przygotowania: pół godziny\nCzas gotowania: 80 minut\n\nSkładniki\n2-3 E\n\nSposób przygotowania\n1. A.\n2. B.\n\nUwagi\nN.',
  ],
  [
    'Russian',
    '4 порции\nВремя подготовки: полчаса\nВремя приготовления: 1 час 20 минут\n\nИнгредиенты\n2-3 E\n\nПриготовление\n1. A.\n2. B.\n\nСоветы\nN.',
  ],
  [
    'Markdown',
    '**Yield:** 4\n**Prep:** 30 min\n**Cook:** 80 min\n\n## Ingredients\n\n- 2-3 E\n\n## Directions\n\n1. A.\n2. B.\n\n## Notes\n\nN.',
  ],
]

it.each(soups)('title, servings, times, ranges, steps and notes of a pasted text are read: %s', async (_, text) => {
  const { creator } = await createHousehold()
  const food = { name: 'zwiebel', id: (await creator.post<{ id: number }>('/api/food/', { name: 'zwiebel' })).id }
  const recipe = await read(creator, `Soup\n\n${text.replace(' E', ' zwiebel')}`, 'https://kitchen.example/soup')
  expect(recipe).toMatchObject({
    name: 'Soup',
    description: '',
    servings: 4,
    servings_text: '',
    working_time: 30,
    waiting_time: 80,
    source_url: 'https://kitchen.example/soup',
  })
  expect(linesOf(recipe)).toMatchObject([{ amount: 2, amount_max: 3, food }])
  expect(recipe.steps.map(({ instruction }) => instruction)).toEqual(['A.', 'B.', 'N.'])
})

it('parts of a pasted list have headings, and what was read can be saved as it is', async () => {
  const { creator } = await createHousehold()
  const recipe = await read(
    creator,
    'Cake\n\nFor the base:\n200 g flour\n\nFor the icing:\n100 g sugar, sifted\n\nMix it all. Bake.',
  )
  expect(linesOf(recipe).map(({ is_header, note, food }) => [is_header, note, food.name])).toEqual([
    [true, 'For the base', ''],
    [false, '', 'flour'],
    [true, 'For the icing', ''],
    [false, 'sifted', 'sugar'],
  ])
  expect((await creator.call('POST', '/api/recipe/', recipe)).status).toBe(201)
})

it('a text that is no recipe is refused as a page is', async () => {
  const { creator } = await createHousehold()
  const answer = await creator.call('POST', '/api/recipe-from-source/', { data: 'Thank you for the lovely evening.' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'import.no_recipe', recipe: null })
})
