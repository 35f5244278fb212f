import { expect, it } from 'vitest'
import { createHousehold, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'

const page = (recipe: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script></head></html>`
const soup = {
  name: 'Lentil soup',
  recipeYield: '4 servings',
  keywords: 'Winter, quick',
  recipeIngredient: ['250 g lentils', '1 l water', '1 pinch of salt'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Simmer.' },
    { '@type': 'HowToStep', text: 'Season.' },
  ],
}
interface Answer {
  recipe: {
    name: string
    servings: number | null
    servings_text: string
    keywords: { id: number | null; name: string; import_keyword: boolean }[]
    steps: { ingredients: { food: { name: string } | null; amount: number; original_text: string }[] }[]
  } | null
  error: boolean
  msg: string
  duplicates: { id: number }[]
}

it('a page becomes a recipe that can be saved as it is; reading it creates nothing', async () => {
  const { creator } = await createHousehold()
  const answer = await creator.post<Answer>('/api/recipe-from-source/', {
    data: page(soup),
    url: 'https://example.org/soup',
  })
  expect(answer.recipe).toMatchObject({ name: 'Lentil soup', servings: 4, servings_text: 'servings' })
  expect(answer.recipe?.steps[0]?.ingredients.map(({ original_text }) => original_text)).toEqual(soup.recipeIngredient)
  expect(await creator.get('/api/food/')).toMatchObject({ count: 0 })
  const saved = await creator.post<{ id: number; steps: object[] }>('/api/recipe/', answer.recipe)
  expect(saved.steps).toHaveLength(2)
  const again = await creator.post<Answer>('/api/recipe-from-source/', {
    data: page(soup),
    url: 'https://example.org/soup',
  })
  expect(again.duplicates).toMatchObject([{ id: saved.id }])
})

it('a keyword the space has is recognised; others are offered and not taken by themselves', async () => {
  const { creator } = await createHousehold()
  const winter = await creator.post<{ id: number }>('/api/keyword/', { name: 'winter' })
  const { recipe } = await creator.post<Answer>('/api/recipe-from-source/', { data: page(soup) })
  expect(recipe?.keywords).toMatchObject([
    { id: winter.id, import_keyword: true },
    { id: null, name: 'quick', import_keyword: false },
  ])
})

it('no recipe, no input and an internal address are refused in the shape clients read', async () => {
  const { creator } = await createHousehold()
  for (const body of [
    { data: '<p>hello</p>' },
    {},
    { url: 'http://localhost/' },
    { url: 'http://169.254.169.254/latest' },
    { url: 'ftp://example.org/x' },
  ]) {
    const answer = await creator.call('POST', '/api/recipe-from-source/', body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect(await answer.json()).toMatchObject({
      recipe: null,
      error: true,
      msg: expect.any(String),
      images: [],
      duplicates: [],
    })
  }
  expect((await stranger.call('POST', '/api/recipe-from-source/', {})).status).toBe(403)
})

it("ingredient lines are taken apart without creating anything, and know the space's own units", async () => {
  const { creator, join } = await createHousehold()
  await creator.post('/api/unit/', { name: 'Schuss' })
  const one = await creator.post('/api/ingredient-from-string/', { text: '2-3 Schuss Essig, mild' })
  expect(one).toMatchObject({
    amount: 2,
    amount_max: 3,
    unit: { name: 'Schuss' },
    food: { name: 'Essig' },
    note: 'mild',
    no_amount: false,
  })
  const guest = await join('guest')
  const many = await guest.post<{ ingredients: object[] }>('/api/ingredient-parser/post/', {
    ingredients: ['salt', ' ', '½ cup sugar'],
  })
  expect(many.ingredients).toMatchObject([{ no_amount: true }, { amount: 0.5, unit: { name: 'cup' } }])
  expect(await creator.get('/api/unit/')).toMatchObject({ count: 1 })
})

it('a page left by the bookmarklet is read once, by whoever left it', async () => {
  const { creator, join } = await createHousehold()
  const marker = personWithToken(creator.id, await tokenFor(creator.id, 'bookmarklet'))
  const { id } = await marker.post<{ id: number }>('/api/bookmarklet-import/', {
    url: 'https://example.org/soup',
    html: page(soup),
  })
  expect((await marker.call('GET', '/api/recipe/')).status).toBe(403)
  const other = await join('user')
  expect((await other.call('POST', '/api/recipe-from-source/', { bookmarklet: id })).status).toBe(400)
  expect(await creator.post<Answer>('/api/recipe-from-source/', { bookmarklet: id })).toMatchObject({
    recipe: { name: 'Lentil soup' },
  })
  expect((await creator.call('POST', '/api/recipe-from-source/', { bookmarklet: id })).status).toBe(400)
})

it('the bookmarklet may call from any site, and only its own call', async () => {
  const preflight = { origin: 'https://recipes.example', 'access-control-request-method': 'POST' }
  const open = await stranger.call('OPTIONS', '/api/bookmarklet-import/', undefined, preflight)
  expect(open.headers.get('access-control-allow-origin')).toBe('*')
  const closed = await stranger.call('OPTIONS', '/api/recipe/', undefined, preflight)
  expect(closed.headers.get('access-control-allow-origin')).toBeNull()
})
