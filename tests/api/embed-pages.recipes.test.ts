import { expect, it } from 'vitest'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed } from '#tests/embed.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const roundTrips = (headers: Headers) => Number(/"(\d+) round trips/.exec(headers.get('server-timing') ?? '')?.[1])

it('recipes stand by name, and one leads to its ingredients and steps', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup', working_time: 75 })
  await createPancakes(home.creator, { name: 'Broth' })
  const embed = await createEmbed(home, { type: 'RECIPE', name: 'Our kitchen' })
  const front = await openEmbed(pathOfEmbed(embed))
  expect(front.status).toBe(200)
  expect(front.text).toContain('Our kitchen')
  expect(wordsOf(front.main)).toBe('Broth Soup 1 h 15 min')
  const link = `/embed/${embed.uuid}/recipe/${soup.id}`
  expect(front.main).toContain(`href="${link}"`)
  const page = await openEmbed(link)
  expect(wordsOf(page.main)).toContain('4 servings + Work: 1 h 15 min Ingredients 250 g flour 2½ eggs , large')
  expect(wordsOf(page.main)).toContain('Mix 250 g flour Fry')
  expect([roundTrips(front.headers), roundTrips(page.headers)]).toEqual([2, 2])
})

it('amounts follow the servings that are asked for, also in the steps', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator)
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const { main } = await openEmbed(pathOfEmbed(embed, `/recipe/${id}?servings=8`))
  expect(wordsOf(main)).toContain('− 8 servings +')
  expect(wordsOf(main)).toContain('500 g flour 5 eggs')
  expect(wordsOf(main)).toContain('Mix 500 g flour')
  expect(main).toContain('servings=7')
  for (const odd of ['0', '-1', 'x', '99999', '1e3']) {
    const page = await openEmbed(pathOfEmbed(embed, `/recipe/${id}?servings=${odd}`))
    expect(wordsOf(page.main), odd).toContain('4 servings')
  }
})

it('many recipes come in pages, and words find some of them', async () => {
  const home = await createHousehold()
  for (let n = 10; n < 36; n++) await createPancakes(home.creator, { name: `Dish ${n}` })
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const first = await openEmbed(pathOfEmbed(embed))
  expect(wordsOf(first.main)).toMatch(/^Dish 10 .*Dish 33 Page 1 Next page$/)
  const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first.main) ?? []
  expect(wordsOf((await openEmbed(next)).main)).toBe('Dish 34 Dish 35 Previous page Page 2')
  const found = await openEmbed(pathOfEmbed(embed, '?q=Dish+20'))
  expect(wordsOf(found.main)).toMatch(/^Dish 20/)
  expect(roundTrips(found.headers)).toBe(2)
  expect(wordsOf((await openEmbed(pathOfEmbed(embed, '?q=%3Cb%3E%22x'))).main)).toBe(
    'Nothing found for “<b>"x”. Show all',
  )
})

it('by keyword, each stands under its own with those below, and a keyword opens whole', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup', keywords: [{ name: 'Starter' }] })
  const broth = await createPancakes(home.creator, { name: 'Broth', keywords: [{ name: 'Clear' }] })
  await createPancakes(home.creator, { name: 'Bread', keywords: [{ name: 'Other' }] })
  for (let n = 10; n < 20; n++) await createPancakes(home.creator, { name: `Cake ${n}`, keywords: [{ name: 'Sweet' }] })
  await home.creator.call('PUT', `/api/keyword/${broth.keywords[0]?.id}/move/${soup.keywords[0]?.id}/`, {})
  const keywords = [{ name: 'Sweet' }, { name: 'Starter' }]
  const embed = await createEmbed(home, { keywords })
  const front = await openEmbed(pathOfEmbed(embed))
  expect(wordsOf(front.main)).toMatch(/^Sweet Cake 10 .*Cake 17 All 10 recipes : Sweet Starter Broth Soup$/)
  const [, all = ''] = /href="([^"]*in=\d+)"/.exec(front.main) ?? []
  expect(wordsOf((await openEmbed(all)).main)).toMatch(/^Sweet Cake 10 .* Cake 19$/)
  expect(wordsOf((await openEmbed(pathOfEmbed(embed, '?q=Broth'))).main)).toBe('Starter Broth')
  // Without headings, and each once.
  const plain = await createEmbed(home, { keywords, type: 'RECIPE' })
  expect(wordsOf((await openEmbed(pathOfEmbed(plain))).main)).toMatch(/^Broth Cake 10 .* Cake 19 Soup$/)
  expect(wordsOf((await openEmbed(pathOfEmbed(plain, '?q=Broth'))).main)).toBe('Broth')
  expect(wordsOf((await openEmbed(pathOfEmbed(plain, '?q=Bread'))).main)).toMatch(/^Nothing found/)
})

it('books stand with what was put in them, in their order', async () => {
  const home = await createHousehold()
  const [one, two] = [
    await createPancakes(home.creator, { name: 'Zuppa' }),
    await createPancakes(home.creator, { name: 'Ajvar' }),
  ]
  const book = await home.creator.post<{ id: number }>('/api/recipe-book/', {
    name: 'Sundays',
    description: 'Slow',
    shared: [],
  })
  for (const { id } of [one, two]) await home.creator.post('/api/recipe-book-entry/', { book: book.id, recipe: id })
  const embed = await createEmbed(home, { type: 'BOOK', books: [book.id] })
  expect(embed).toMatchObject({ books: [{ id: book.id, name: 'Sundays' }] })
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('Sundays Slow Zuppa Ajvar')
  expect((await openEmbed(pathOfEmbed(embed, `/recipe/${two.id}`))).status).toBe(200)
})

it('a page speaks the language of its reader, or that of its address', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator, { waiting_time: 20 })
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const german = { 'accept-language': 'de-AT,de;q=0.9' }
  const page = await openEmbed(pathOfEmbed(embed, `/recipe/${id}`), german)
  expect(page.text).toContain('<html lang="de">')
  expect(wordsOf(page.main)).toContain('Warten: 20 Min. Zutaten')
  const fixed = await openEmbed(pathOfEmbed(embed, '?lang=en'), german)
  expect(fixed.text).toContain('<html lang="en">')
  expect(fixed.main).toContain(`/recipe/${id}?lang=en`)
})
