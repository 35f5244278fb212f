import { expect, it } from 'vitest'
import { formData, pdf, png } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const opens = async (person: TestPerson, file: number) =>
  (await person.call('GET', `/api/download-file/${file}/`)).status
const upload = async (person: TestPerson, file: unknown = pdf) =>
  (await person.post<{ id: number }>('/api/user-file/', formData({ name: 'scan', file }))).id
const privately = (person: TestPerson, file: number) =>
  createPancakes(person, { private: true, steps: [{ instruction: 'x', file, ingredients: [] }] })

it('the file of a private recipe cannot be made a picture of the space', async () => {
  const { space, creator, join } = await createHousehold()
  const [author, guest] = [await join('user'), await join('guest')]
  const file = await upload(author)
  await privately(author, file)
  for (const field of ['custom_space_theme', 'image', 'nav_logo', 'logo_color_32']) {
    const answer = await creator.call('PATCH', `/api/space/${space}/`, { [field]: file })
    expect([answer.status, await answer.json()], field).toMatchObject([400, { code: 'request.unknown_reference' }])
  }
  expect([await opens(author, file), await opens(creator, file), await opens(guest, file)]).toEqual([200, 404, 404])
})

it('a picture of the space is hidden again with the recipe that it belongs to', async () => {
  const { space, creator, join } = await createHousehold()
  const [author, guest] = [await join('user'), await join('guest')]
  const file = await upload(author, png)
  await creator.patch(`/api/space/${space}/`, { nav_logo: file })
  expect([await opens(creator, file), await opens(guest, file)]).toEqual([200, 200])
  await privately(author, file)
  expect([await opens(author, file), await opens(creator, file), await opens(guest, file)]).toEqual([200, 404, 404])
  expect(await creator.get('/api/space/current/')).toMatchObject({ nav_logo: null })
})

it('deleting a private recipe opens its file to nobody', async () => {
  const { creator, join } = await createHousehold()
  const author = await join('user')
  const file = await upload(author)
  const { id } = await privately(author, file)
  expect((await author.call('DELETE', `/api/recipe/${id}/`)).status).toBe(204)
  expect([await opens(author, file), await opens(creator, file)]).toEqual([200, 404])
  const recipe = await creator.call('POST', '/api/recipe/', {
    name: 'mine',
    steps: [{ instruction: '', file, ingredients: [] }],
  })
  expect(recipe.status).toBe(400)
})

it('only its creator attaches a standalone step to a recipe', async () => {
  const { creator, join } = await createHousehold()
  const author = await join('user')
  const file = await upload(author)
  await privately(author, file)
  const draft = { instruction: 'zebra', file, ingredients: [{ food: { name: 'oats' }, unit: null, amount: 1 }] }
  const loose = await author.post<{ id: number; ingredients: { id: number }[] }>('/api/step/', draft)
  const alone = await author.post<{ id: number }>('/api/ingredient/', {
    food: { name: 'okapi' },
    unit: null,
    amount: 3,
  })
  interface Made {
    steps: { id: number; instruction: string; file: object | null; ingredients: { id: number }[] }[]
  }
  const body = (name: string) => ({
    name,
    steps: [{ id: loose.id, ingredients: [{ id: loose.ingredients[0]?.id }, { id: alone.id }] }],
  })
  const taken = await creator.call('POST', '/api/recipe/', body('taken'))
  expect(await taken.text()).not.toMatch(/zebra|scan|okapi/)
  const whole = await creator.post<Made>('/api/recipe/', {
    name: 'whole',
    steps: [{ id: loose.id, instruction: 'mine', ingredients: [] }],
  })
  expect(whole.steps).toMatchObject([{ instruction: 'mine', file: null, ingredients: [] }])
  expect(whole.steps[0]?.id).not.toBe(loose.id)
  const own = await author.post<Made>('/api/recipe/', body('own'))
  expect(own.steps).toMatchObject([{ id: loose.id, instruction: 'zebra', file: { id: file } }])
})
