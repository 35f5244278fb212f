import { expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const post = (caption: string, title = 'Anna cooks') =>
  `<head><title>${title}</title><meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(caption)}"></head><body><div>Log in</div></body>`

const lines = ['200 g spaghetti', '1 lemon', '50 g parmesan']
const steps = ['Boil the spaghetti in plenty of salted water.', 'Grate the lemon and the cheese over it and toss well.']
const read = (page: string) => {
  const recipe = recipeOf(page)
  return [linesOf(recipe), stepsOf(recipe)]
}

test.each([
  ['with headings', `Lemon pasta 🍋\n\nIngredients:\n${lines.join('\n')}\n\nMethod:\n${steps.join('\n')}`],
  ['in German', `Zitronennudeln\n\nZutaten:\n${lines.join('\n')}\n\nZubereitung:\n${steps.join('\n')}`],
  ['without headings', `Lemon pasta\n${lines.join('\n')}\n\n1. ${steps[0]}\n2. ${steps[1]}`],
  [
    'with bullets and digits as pictures',
    `Lemon pasta ✨\nIngredients\n▪️${lines.join('\n▪️')}\nMethod\n1️⃣ ${steps[0]}\n2️⃣ ${steps[1]}\n\n#pasta #easy`,
  ],
  ['in one line', `Lemon pasta. Ingredients: ${lines.join(', ')}. Method: 1. ${steps[0]} 2. ${steps[1]} #pasta`],
])('a recipe that only the description of a page holds: %s', (_, caption) => {
  expect(read(post(caption))).toEqual([lines, steps])
})

test('of a post the name is its first words, hashtags are keywords, and how many like it is nothing', () => {
  const caption = `Lemon pasta! So good.\n\nIngredients:\n${lines.join('\n')}\nMethod:\n${steps.join('\n')}\n#pasta #QuickDinner`
  const recipe = recipeOf(
    post(
      `1,234 likes, 56 comments - anna on May 1, 2026: "${caption}"`,
      'Anna on the net: "Lemon pasta! So good. Ingr…',
    ),
  )
  expect(recipe).toMatchObject({ name: 'Lemon pasta', keywords: ['pasta', 'QuickDinner'] })
  expect(stepsOf(recipe)).toEqual(steps)
})

test('of a video the description of its markup, without chapters and links', () => {
  const video = {
    '@type': 'VideoObject',
    name: 'My lemon pasta',
    thumbnailUrl: 'https://www.example.com/v.jpg',
    description: `0:00 Hello\n1:20 The sauce\nServes 2\n${lines.join('\n')}\n\n1. ${steps[0]}\n2. ${steps[1]}\nFollow me: https://example.net/anna`,
  }
  const recipe = recipeOf(withJsonLd(video))
  expect(recipe).toMatchObject({
    name: 'My lemon pasta',
    image_url: 'https://www.example.com/v.jpg',
    keywords: ['Video'],
    servings: 2,
  })
  expect([linesOf(recipe), stepsOf(recipe)]).toEqual([lines, steps])
})

test('a description is not looked at where the page has a recipe, and a plain one is none', () => {
  const caption = `Ingredients:\n${lines.join('\n')}\nMethod:\n${steps.join('\n')}`
  expect(linesOf(recipeOf(post(caption).replace('<body>', `<body>${withJsonLd(soup())}`)))).toEqual([
    '1 onion',
    '500 ml water',
  ])
  expect(readRecipePage(post('The best lemon pasta that you will ever cook, with 3 tricks.'), PAGE_URL)).toBeNull()
})
