import { describe, expect, test } from 'vitest'
import { doubtsOf } from '#worker/modules/imports/lines/line-doubts.ts'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { parseShareUrl } from '#worker/modules/imports/share/parse-share-url.ts'
import { sharedText } from '#worker/modules/imports/share/shared-text.ts'
import { urlSpellings } from '#worker/modules/imports/source-duplicates.ts'

const UUID = '5f0c2a1e-8d3b-4c6f-9a7e-1b2c3d4e5f60'

describe('a share link leads to the recipe’s data', () => {
  test.each([
    [`https://kitchen.example/recipe/7/?share=${UUID}`, `https://kitchen.example/api/recipe/7/?share=${UUID}`],
    [`https://home.example/food/view/recipe/7/${UUID}`, `https://home.example/food/api/recipe/7/?share=${UUID}`],
    ['https://mealie.example/g/home/r/leek-soup', 'https://mealie.example/api/explore/groups/home/recipes/leek-soup'],
    [`https://mealie.example/g/home/shared/r/${UUID}`, `https://mealie.example/api/recipes/shared/${UUID}`],
  ])('%s', (address, expected) => expect(parseShareUrl(address)?.address).toBe(expected))

  test.each(['https://example.org/recipe/7/', 'https://example.org/recipe/leek-soup/', 'leek soup'])(
    'but an ordinary address does not: %s',
    (address) => expect(parseShareUrl(address)).toBeNull(),
  )
})

test('a recipe of another instance is read with its groups, units and remarks', () => {
  const shared = JSON.stringify({
    id: 7,
    name: 'Leek soup',
    servings: 4,
    servings_text: 'bowls',
    working_time: 20,
    waiting_time: 40,
    keywords: [{ id: 1, name: 'Winter', label: 'Winter' }],
    steps: [
      {
        name: '',
        instruction: 'Boil **everything**.',
        ingredients: [
          { food: { name: 'leeks' }, unit: null, amount: 3, note: 'sliced', is_header: false, original_text: null },
          { food: null, unit: null, amount: 0, note: 'To serve', is_header: true },
          { food: { name: 'cream' }, unit: { name: 'ml' }, amount: 50, note: '', is_header: false },
        ],
      },
    ],
  })
  const text = sharedText(shared, { address: '', from: 'instance' })
  expect(readRecipePage(text ?? '', 'https://kitchen.example/recipe/7/')).toMatchObject({
    name: 'Leek soup',
    servings: 4,
    servings_text: 'bowls',
    working_time: 20,
    waiting_time: 40,
    keywords: ['Winter'],
    ingredients: [
      { group: null, line: '3 leeks (sliced)' },
      { group: 'To serve', line: '50 ml cream' },
    ],
    steps: [{ instruction: 'Boil **everything**.' }],
  })
  expect(sharedText('<html>', { address: '', from: 'instance' })).toBeNull()
})

test('the spellings of one page’s address are recognised as the same', () => {
  const known = urlSpellings('https://www.example.org/soup/?utm_source=mail&id=3#steps')
  for (const form of ['http://example.org/soup?id=3', 'https://www.example.org/soup/?id=3'])
    expect(known).toContain(form)
  expect(known).not.toContain('https://example.org/soup')
})

describe('how sure the reading of a line is', () => {
  test.each([
    ['2 eggs', false, []],
    ['mix at step 3', false, ['amount']],
    ['500', false, ['no_food']],
    ['2 colourful garden harvest basket mix from next door neighbours', false, ['long']],
    ['2 xq. butter', false, ['unit']],
    ['2 xq. butter', true, []],
    ['1 cup stock, or white wine', false, ['choice']],
    ['2 tbsp fish sauce (nam pla)', false, ['name']],
    ['2 tbsp fish sauce (nam pla)', true, []],
    ['2 cups cooked rice', false, ['state']],
    ['drizzle of olive oil', false, ['unit']],
    ['Sugar 2 cups (400 grams)', true, ['measures']],
    ['a few capers', false, ['word']],
    ['2 cups flour 3 eggs', false, ['several']],
    ['3 onions (chopped), peeled', false, []],
    ['500 g tomatoes, plums or cherries', false, []],
    ['1 cup milk or cream', false, []],
    ['salt and pepper to taste', false, []],
    ['200 g frische Erbsen (tiefgekühlt)', false, []],
  ])('“%s”', (text, known, doubts) => expect(doubtsOf(parseLine(text), known).doubts).toEqual(doubts))

  test('a food of the space has the highest confidence, a lost number lowers it', () => {
    const [sure, fine, poor] = [
      doubtsOf(parseLine('2 eggs'), true),
      doubtsOf(parseLine('2 eggs'), false),
      doubtsOf(parseLine('mix at step 3'), false),
    ].map(({ confidence }) => confidence)
    expect(sure).toBeGreaterThan(fine ?? 1)
    expect(fine).toBeGreaterThan(poor ?? 1)
  })
})

describe('the page of a video', () => {
  const player = (description: string) =>
    `<title>Leek soup - VideoSite</title><meta property="og:title" content="Leek soup"><meta property="og:image" content="https://img.example/leek.jpg"><meta property="og:type" content="video.other"><script>var player = {"shortDescription":${JSON.stringify(description)}}</script>`

  test('gives title, picture and description', () => {
    const recipe = readRecipePage(player('My best soup.\nMusic by nobody.'), 'https://www.youtube.com/watch?v=1')
    expect(recipe).toMatchObject({
      name: 'Leek soup',
      image_url: 'https://img.example/leek.jpg',
      steps: [{ instruction: 'My best soup.\nMusic by nobody.' }],
      ingredients: [],
    })
  })

  test('is parsed as a recipe where the description holds one', () => {
    const text =
      'My best soup.\n\nIngredients:\n3 leeks\n1 l water\n50 ml cream\n\nMethod:\nSlice the leeks and boil them in the water.\nStir in the cream and season it well.'
    const recipe = readRecipePage(player(text), 'https://www.youtube.com/watch?v=1')
    expect(recipe?.ingredients.map(({ line }) => line)).toEqual(['3 leeks', '1 l water', '50 ml cream'])
    expect(recipe?.steps).toHaveLength(2)
  })

  test('is no recipe where the description is empty', () => {
    expect(readRecipePage(player(''), 'https://www.youtube.com/watch?v=1')).toBeNull()
  })
})
