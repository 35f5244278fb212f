import { expect, it } from 'vitest'
import { now } from '#worker/clock.ts'
import { createBook, addToBook } from '#tests/books.fixture.ts'
import { openEmbed, pathOfEmbed } from '#tests/embed-page.fixture.ts'
import { createEmbed } from '#tests/embed.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const EVIL = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
const evil = (most = 64) => `${EVIL}${EVIL}`.slice(0, most)

/** Tags that no page of ours has, and what would run or load something from elsewhere. */
const BAD =
  /<script(?! src="\/embed\/live\.js")|onerror=(?!alert\(1\)&)|<img[^>]*src=x|href="javascript:|<iframe|<svg|src="https?:/i

it('nothing that somebody wrote becomes part of a page', async () => {
  const home = await createHousehold()
  const { creator } = home
  const pie = await createPancakes(creator, {
    name: evil(),
    description: `${EVIL} [x](javascript:alert(1)) <iframe src="https://evil.example"></iframe>`,
    servings_text: evil(32),
    source_url: 'javascript:alert(1)',
    keywords: [{ name: evil() }],
    steps: [
      {
        name: evil(),
        instruction: `${EVIL}\n\n![x](https://evil.example/x.png) [a](https://ok.example "t\\"i") {{ ingredients[0] }} <svg onload=alert(1)>`,
        ingredients: [{ food: { name: evil() }, unit: { name: evil() }, amount: 1, note: EVIL }],
      },
      { name: 'b', instruction: '', ingredients: [{ food: null, unit: null, amount: 0, note: EVIL, is_header: true }] },
    ],
  })
  const book = await createBook(creator, { name: evil(), description: EVIL })
  await addToBook(creator, book.id, pie.id)
  const day = now().slice(0, 10)
  await creator.post('/api/meal-plan/', {
    title: evil(64),
    recipe: pie.id,
    servings: 1,
    from_date: day,
    meal_type: { name: evil() },
  })
  await creator.post('/api/shopping-list-entry/', { food: { name: evil() }, amount: 2, unit: { name: evil() } })
  const looks = { background_color: 'red;}</style>', accent_color: EVIL.slice(0, 32), name: evil() }
  for (const type of ['RECIPE', 'RECIPE_KEYWORD', 'BOOK', 'MEAL_PLAN', 'SHOPPING']) {
    const keywords = pie.keywords.map(({ id }) => ({ id }))
    const embed = await createEmbed(home, { ...looks, type, keywords, books: [book.id] })
    const rests = [
      '',
      `?q=${encodeURIComponent(EVIL)}&in=1&lang=${encodeURIComponent(EVIL)}`,
      `/recipe/${pie.id}?lang=de`,
    ]
    for (const rest of type === 'SHOPPING' ? rests.slice(0, 2) : rests) {
      const page = await openEmbed(pathOfEmbed(embed, rest))
      expect(page.status, `${type} ${rest}`).toBe(200)
      expect(page.text.match(BAD), `${type} ${rest}`).toBeNull()
      expect(page.text.match(/<\/?style>/g)).toHaveLength(4)
      if (rest === '' && type !== 'RECIPE_KEYWORD') expect(page.main).toContain('&#60;script')
    }
  }
})

it('links of a step open beside the page, and tell nobody where somebody came from', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator, {
    source_url: 'https://source.example/a?b=1',
    steps: [
      { instruction: 'See [this](https://ok.example/) ![that](https://pictures.example/x.png)', ingredients: [] },
    ],
  })
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const { main } = await openEmbed(pathOfEmbed(embed, `/recipe/${id}`))
  const out = [...main.matchAll(/<a [^>]*href="https[^>]*>/g)].map(([link]) => link)
  expect(out).toHaveLength(3)
  for (const link of out) expect(link).toContain('target="_blank" rel="noopener noreferrer nofollow"')
  expect(main).not.toContain('<img')
})
