import { expect, it } from 'vitest'
import { addToBook, createBook } from '#tests/books.fixture.ts'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed, setSpaceSetting, type Embed, type EmbedPage } from '#tests/embed.fixture.ts'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

it('private recipes, those of other spaces and those that are deleted stand on no page', async () => {
  const [home, foreign] = [await createHousehold(), await createHousehold()]
  const keywords = [{ name: 'Shown' }]
  const secret = await createPancakes(home.creator, { name: 'Secret', keywords, private: true })
  const doomed = await createPancakes(home.creator, { name: 'Doomed', keywords })
  const soup = await createPancakes(home.creator, { name: 'Soup', keywords })
  const other = await createPancakes(foreign.creator, { name: 'Foreign', keywords })
  const book = await createBook(home.creator)
  for (const { id } of [secret, doomed, soup]) await addToBook(home.creator, book.id, id)
  const chosen = { keywords: soup.keywords.map(({ id }) => ({ id })), books: [book.id] }
  const embeds: Embed[] = []
  for (const type of ['RECIPE', 'RECIPE_KEYWORD', 'BOOK']) embeds.push(await createEmbed(home, { ...chosen, type }))
  const shown = async (embed: Embed, rest = '') => wordsOf((await openEmbed(pathOfEmbed(embed, rest))).main)
  for (const embed of embeds) expect(await shown(embed)).toMatch(/Doomed.* Soup$/)
  await home.creator.call('DELETE', `/api/recipe/${doomed.id}/`)
  for (const embed of embeds) {
    expect(await shown(embed)).toMatch(/Soup$/)
    for (const query of ['', '?q=Secret', '?q=Doomed', '?q=Foreign', '?q=flour']) {
      expect((await shown(embed, query)).replace(/“.*”/, ''), query).not.toMatch(/Secret|Doomed|Foreign/)
    }
    for (const { id } of [secret, doomed, other]) {
      expect((await openEmbed(pathOfEmbed(embed, `/recipe/${id}`))).status).toBe(404)
    }
  }
})

it('a page shows recipes within its own only where it shows them by themselves', async () => {
  const home = await createHousehold()
  const sauce = await createPancakes(home.creator, { name: 'Sauce', private: true })
  const dough = await createPancakes(home.creator, { name: 'Dough' })
  const pie = await home.creator.post<ShownRecipe>('/api/recipe/', {
    name: 'Pie',
    keywords: [{ name: 'Shown' }],
    steps: [sauce, dough].map(({ id }) => ({ ingredients: [], step_recipe: id })),
  })
  const all = await createEmbed(home, { type: 'RECIPE' })
  const some = await createEmbed(home, { keywords: pie.keywords.map(({ id }) => ({ id })) })
  const words = async (embed: Embed) => wordsOf((await openEmbed(pathOfEmbed(embed, `/recipe/${pie.id}`))).main)
  expect(await words(all)).toContain('Dough')
  expect(await words(all)).not.toContain('Sauce')
  expect(await words(some)).not.toMatch(/Dough|Sauce/)
})

it('a book shows as long as whoever made the embed may see it, and nobody chooses one they do not see', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const { id } = await createPancakes(home.creator, { name: 'Soup' })
  const book = await createBook(home.creator, { shared: [{ id: admin.id }] })
  await addToBook(home.creator, book.id, id)
  const draft = { name: 'x', type: 'BOOK', books: [book.id] }
  const embed = await admin.post<Embed>('/api/enterprise-social-embed/', draft)
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('Sundays Soup')
  await home.creator.patch(`/api/recipe-book/${book.id}/`, { shared: [] })
  expect(wordsOf((await openEmbed(pathOfEmbed(embed))).main)).toBe('Nothing here yet.')
  expect((await openEmbed(pathOfEmbed(embed, `/recipe/${id}`))).status).toBe(404)
  expect((await admin.call('POST', '/api/enterprise-social-embed/', draft)).status).toBe(400)
})

it('nothing is shown without the module or sharing, and what is not there says no more than what never was', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator, { name: 'Soup' })
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const pages = [pathOfEmbed(embed), pathOfEmbed(embed, `/recipe/${id}`)]
  const unknown = await openEmbed(`/embed/${crypto.randomUUID()}`)
  const closed = async () => {
    for (const page of pages) {
      const { status, text } = await openEmbed(page)
      expect([status, text]).toEqual([404, unknown.text])
    }
  }
  const open = async () => {
    for (const page of pages) expect((await openEmbed(page)).status).toBe(200)
  }
  await open()
  for (const [name, off, on] of [
    ['licensed_modules', '', 'enterprise'],
    ['allow_sharing', false, true],
  ] as const) {
    await setSpaceSetting(home.space, name, off)
    await closed()
    await setSpaceSetting(home.space, name, on)
    await open()
  }
  await home.creator.call('DELETE', `/api/enterprise-social-embed/${embed.id}/`)
  await closed()
  for (const odd of ['/embed/', '/embed/x', `/embed/${embed.uuid}/other`, `/embed/${embed.uuid}/recipe/0`]) {
    expect((await openEmbed(odd)).text, odd).toBe(unknown.text)
  }
})

it('the API tells strangers of an embed nothing about people', async () => {
  const home = await createHousehold()
  const { uuid } = await createEmbed(home, { type: 'RECIPE' })
  const own = await home.creator.get<EmbedPage>('/api/enterprise-social-embed/')
  expect(own.results).toMatchObject([{ created_by: { id: home.creator.id } }])
  const { results } = await stranger.get<EmbedPage>(`/api/enterprise-social-embed/?token=${uuid}`)
  expect(results).toMatchObject([{ created_by: null }])
})
