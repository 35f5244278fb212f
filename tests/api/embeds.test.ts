import { expect, it } from 'vitest'
import { addToBook, createBook } from '#tests/books.fixture.ts'
import { createEmbed, recipeNames, setSpaceSetting, SOCIAL_PATH, type EmbedPage } from '#tests/embed.fixture.ts'
import { png, pathOf, uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

it('an embed shows strangers the recipes of its keywords and of those below them, and no others', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup', keywords: [{ name: 'Starter' }] })
  const broth = await createPancakes(home.creator, { name: 'Broth', keywords: [{ name: 'Clear' }] })
  const cake = await createPancakes(home.creator, { name: 'Cake', keywords: [{ name: 'Sweet' }] })
  await createPancakes(home.creator, { name: 'Secret', keywords: [{ name: 'Starter' }], private: true })
  await home.creator.call('PUT', `/api/keyword/${broth.keywords[0]?.id}/move/${soup.keywords[0]?.id}/`, {})
  const { uuid, keywords } = await createEmbed(home, { keywords: [{ id: soup.keywords[0]?.id }] })
  expect(keywords).toMatchObject([{ name: 'Starter', numchild: 1 }])
  expect(await recipeNames(stranger, `token=${uuid}`)).toEqual(['Broth', 'Soup'])
  expect(await recipeNames(stranger, `token=${uuid}&query=broth`)).toEqual(['Broth'])
  expect(await recipeNames(stranger, `token=${uuid}&keyword=${broth.keywords[0]?.id}`)).toEqual(['Broth'])
  const [row] = (await stranger.get<EmbedPage>(`${SOCIAL_PATH}?token=${uuid}&query=soup`)).results
  expect(row).toMatchObject({ id: soup.id, created_by: null, rating: null, keywords: [{ label: 'Starter' }] })
  expect(await stranger.get(`${SOCIAL_PATH}${soup.id}/?token=${uuid}`)).toMatchObject({
    name: 'Soup',
    created_by: null,
    shared: [],
    steps: [{ ingredients: [{ food: { name: 'flour' } }, {}] }, {}],
  })
  expect((await stranger.call('GET', `${SOCIAL_PATH}${cake.id}/?token=${uuid}`)).status).toBe(404)
  for (const other of ['/api/recipe/', '/api/food/', '/api/enterprise-social-keyword/', `/api/recipe/${soup.id}/`]) {
    expect((await stranger.call('GET', `${other}?token=${uuid}`)).status, other).toBe(403)
  }
})

it('private recipes stay private through every embed, also within recipes that use them', async () => {
  const home = await createHousehold()
  const sauce = await createPancakes(home.creator, { name: 'Sauce', private: true })
  const dough = await createPancakes(home.creator, { name: 'Dough' })
  const pie = await home.creator.post<ShownRecipe>('/api/recipe/', {
    name: 'Pie',
    keywords: [{ name: 'Shown' }],
    steps: [
      { ingredients: [], step_recipe: sauce.id },
      { ingredients: [], step_recipe: dough.id },
    ],
  })
  const all = await createEmbed(home, { type: 'RECIPE' })
  const some = await createEmbed(home, { keywords: pie.keywords.map(({ id }) => ({ id })) })
  expect(await recipeNames(stranger, `token=${all.uuid}`)).toEqual(['Dough', 'Pie'])
  for (const { uuid } of [all, some]) {
    expect((await stranger.call('GET', `${SOCIAL_PATH}${sauce.id}/?token=${uuid}`)).status).toBe(404)
  }
  expect(await stranger.get(`${SOCIAL_PATH}${pie.id}/?token=${all.uuid}`)).toMatchObject({
    steps: [{ step_recipe_data: null }, { step_recipe_data: { name: 'Dough' } }],
  })
  // Recipes outside the keywords stay hidden also as steps of those that are shown.
  expect(await stranger.get(`${SOCIAL_PATH}${pie.id}/?token=${some.uuid}`)).toMatchObject({
    steps: [{ step_recipe_data: null }, { step_recipe_data: null }],
  })
})

it('other types show what was chosen for them alone, and keywords that are gone show nothing', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup' })
  for (const type of ['MEAL_PLAN', 'SHOPPING', 'BOOK', 'RECIPE_KEYWORD']) {
    const { uuid } = await createEmbed(home, { type })
    expect(await recipeNames(stranger, `token=${uuid}`), type).toEqual([])
  }
  const book = await createBook(home.creator)
  await addToBook(home.creator, book.id, soup.id)
  const shelf = await createEmbed(home, { type: 'BOOK', books: [book.id] })
  expect(await recipeNames(stranger, `token=${shelf.uuid}`)).toEqual(['Soup'])
  const [keyword] = soup.keywords
  const { uuid } = await createEmbed(home, { type: 'RECIPE', keywords: [{ id: keyword?.id }] })
  expect(await recipeNames(stranger, `token=${uuid}`)).toEqual(['Soup'])
  const other = await home.creator.post<{ id: number }>('/api/keyword/', { name: 'other' })
  await home.creator.call('PUT', `/api/keyword/${keyword?.id}/merge/${other.id}/`, {})
  expect(await recipeNames(stranger, `token=${uuid}`)).toEqual(['Soup'])
  await home.creator.call('DELETE', `/api/keyword/${other.id}/`)
  expect(await recipeNames(stranger, `token=${uuid}`)).toEqual([])
})

it('pictures and files open with the token of an embed that shows their recipe', async () => {
  const home = await createHousehold()
  const file = await uploadFile(home.creator, { file: png })
  const pie = await home.creator.post<ShownRecipe>('/api/recipe/', {
    name: 'Pie',
    keywords: [{ name: 'Shown' }],
    steps: [{ ingredients: [], file: file.id }],
  })
  const image = new FormData()
  image.set('image', new File([png], 'pie.png', { type: 'image/png' }))
  expect((await home.creator.call('PUT', `/api/recipe/${pie.id}/image/`, image)).status).toBe(200)
  const shows = await createEmbed(home, { keywords: pie.keywords.map(({ id }) => ({ id })) })
  const hides = await createEmbed(home, { keywords: [{ name: 'Other' }] })
  const shown = await stranger.get<{ image: string; steps: { file: { preview: string } }[] }>(
    `${SOCIAL_PATH}${pie.id}/?token=${shows.uuid}`,
  )
  for (const address of [shown.image, shown.steps[0]?.file.preview ?? '']) {
    expect((await stranger.call('GET', pathOf(address))).status, address).toBe(200)
    expect((await stranger.call('GET', pathOf(address).replace(shows.uuid, hides.uuid))).status).not.toBe(200)
  }
})

it('a space that shares nothing, or lost the module, shows no embed; nor does one that was deleted', async () => {
  const home = await createHousehold()
  await createPancakes(home.creator, { name: 'Soup' })
  const { id, uuid } = await createEmbed(home, { type: 'RECIPE' })
  const status = async () => (await stranger.call('GET', `${SOCIAL_PATH}?token=${uuid}`)).status
  expect(await stranger.get(`/api/enterprise-social-embed/?token=${uuid}`)).toMatchObject({
    count: 1,
    results: [{ id }],
  })
  await setSpaceSetting(home.space, 'licensed_modules', '')
  expect(await status()).toBe(404)
  expect((await home.creator.call('POST', '/api/enterprise-social-embed/', { name: 'x', type: 'RECIPE' })).status).toBe(
    403,
  )
  await setSpaceSetting(home.space, 'licensed_modules', 'enterprise')
  expect(await status()).toBe(200)
  await setSpaceSetting(home.space, 'allow_sharing', false)
  expect(await status()).toBe(404)
  await setSpaceSetting(home.space, 'allow_sharing', true)
  expect((await home.creator.call('DELETE', `/api/enterprise-social-embed/${id}/`)).status).toBe(204)
  expect(await recipeNames(stranger, `token=${uuid}`)).toEqual([])
  for (const token of ['x', crypto.randomUUID(), '']) {
    expect((await stranger.call('GET', `${SOCIAL_PATH}?token=${token}`)).status, token).toBe(404)
  }
})
