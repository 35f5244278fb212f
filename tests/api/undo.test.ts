import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
  name: string
  description: string | null
  parent?: number | null
}

const undo = (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})

it('taking back a change leaves alone what was changed beside it, and refuses what was changed since', async () => {
  const { creator } = await createHousehold()
  const unit = await creator.post<Row>('/api/unit/', { name: 'gram', description: 'small' })
  const path = `/api/unit/${unit.id}/`
  const renamed = await creator.call('PATCH', path, { name: 'gramme' })
  const told = await creator.call('PATCH', path, { description: 'a thousandth of a kilo' })
  expect(await (await undo(creator, renamed)).json()).toMatchObject({
    name: 'gram',
    description: 'a thousandth of a kilo',
  })
  await creator.patch(path, { description: 'light' })
  const refused = await undo(creator, told)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { detail: 'The same was changed since.', code: 'event.changed_since' },
  ])
  expect(await creator.get(path)).toMatchObject({ name: 'gram', description: 'light' })
})

it('changes of one field are taken back one by one, from the last to the first', async () => {
  const { creator } = await createHousehold()
  const unit = await creator.post<Row>('/api/unit/', { name: 'gram', description: 'small' })
  const path = `/api/unit/${unit.id}/`
  const [first, second] = [
    await creator.call('PATCH', path, { description: 'light' }),
    await creator.call('PATCH', path, { description: 'feather' }),
  ]
  expect((await undo(creator, first)).status).toBe(409)
  for (const [change, before] of [
    [second, 'light'],
    [first, 'small'],
  ] as const) {
    expect((await undo(creator, change)).status).toBe(200)
    expect(await creator.get(path)).toMatchObject({ description: before })
  }
})

it('a name that another took meanwhile does not come back', async () => {
  const { creator } = await createHousehold()
  const flour = await creator.post<Row>('/api/food/', { name: 'flour' })
  const renamed = await creator.call('PATCH', `/api/food/${flour.id}/`, { name: 'wheat flour' })
  const other = await creator.post<Row>('/api/food/', { name: 'flour' })
  expect(other.id).not.toBe(flour.id)
  expect((await undo(creator, renamed)).status).toBe(400)
  expect(await creator.get(`/api/food/${flour.id}/`)).toMatchObject({ name: 'wheat flour' })
})

it('undo restores the references of a food', async () => {
  const { creator } = await createHousehold()
  const [baking, dairy] = [{ name: 'Baking' }, { name: 'Dairy' }]
  const flour = await creator.post<Row>('/api/food/', { name: 'flour', supermarket_category: baking })
  const moved = await creator.call('PATCH', `/api/food/${flour.id}/`, { supermarket_category: dairy })
  expect((await undo(creator, moved)).status).toBe(200)
  expect(await creator.get(`/api/food/${flour.id}/`)).toMatchObject({ supermarket_category: baking })
})

it('undo does not delete what is in use', async () => {
  const { creator } = await createHousehold()
  const made = await creator.call('POST', '/api/unit/', { name: 'handful' })
  const { id } = await made.clone().json<Row>()
  await creator.post('/api/recipe/', {
    name: 'Salad',
    steps: [{ instruction: 'Toss.', ingredients: [{ food: { name: 'rocket' }, unit: { id }, amount: 2 }] }],
  })
  const refused = await undo(creator, made)
  expect([refused.status, await refused.json()]).toMatchObject([409, { msg: 'handful is still used by 1 recipe.' }])
})

it('a deletion that was taken back can be done again, whatever it takes from others', async () => {
  const { creator } = await createHousehold()
  const unit = await creator.post<Row>('/api/unit/', { name: 'handful' })
  await creator.post('/api/recipe/', {
    name: 'Salad',
    steps: [{ instruction: 'Toss.', ingredients: [{ food: { name: 'rocket' }, unit: { id: unit.id }, amount: 2 }] }],
  })
  const back = await undo(creator, await creator.call('DELETE', `/api/unit/${unit.id}/`))
  expect((await undo(creator, back)).status).toBe(200)
  expect((await creator.call('GET', `/api/unit/${unit.id}/`)).status).toBe(404)
})

it('a branch moved by mistake goes back to where it was', async () => {
  const { creator } = await createHousehold()
  for (const kind of ['keyword', 'food']) {
    const [soups, hot, cold] = await Promise.all(
      ['Soups', 'Hot', 'Cold'].map((name) => creator.post<Row>(`/api/${kind}/`, { name })),
    )
    const move = (parent: number) => creator.call('PUT', `/api/${kind}/${soups?.id}/move/${parent}/`, {})
    await move(hot?.id ?? 0)
    const [wrong, again] = [await move(cold?.id ?? 0), await move(0)]
    expect((await undo(creator, wrong)).status, kind).toBe(409)
    expect((await undo(creator, again)).status, kind).toBe(200)
    expect(await creator.get(`/api/${kind}/${soups?.id}/`), kind).toMatchObject({ parent: cold?.id })
  }
})

it('only those who may change a thing take changes of it back', async () => {
  const home = await createHousehold()
  const [guest, other] = [await home.join('guest'), await createHousehold()]
  const made = await home.creator.call('POST', '/api/keyword/', { name: 'Quick' })
  const { id } = await made.clone().json<Row>()
  const changed = await home.creator.call('PATCH', `/api/keyword/${id}/`, { description: 'in a quarter of an hour' })
  for (const one of [made, changed]) {
    expect((await undo(guest, one)).status).toBe(403)
    expect((await undo(other.creator, one)).status).toBe(404)
  }
})

it('a secret that was replaced is gone, and an address goes back to where it was only with its secret', async () => {
  const { creator } = await createHousehold()
  const cloud = await creator.post<Row>('/api/storage/', {
    name: 'Cloud',
    method: 'NEXTCLOUD',
    username: 'ada',
    password: 'a word',
    url: 'https://cloud.example.org',
  })
  const path = `/api/storage/${cloud.id}/`
  const renewed = await creator.call('PATCH', path, { password: 'another' })
  const refused = await undo(creator, renewed)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'event.not_undoable' }])
  const moved = await creator.call('PATCH', path, { url: 'https://other.example.org', password: 'a third' })
  expect((await undo(creator, moved)).status).toBe(400)
  expect(await creator.get(path)).toMatchObject({ url: 'https://other.example.org', has_password: true })
})
