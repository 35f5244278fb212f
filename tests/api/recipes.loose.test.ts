import { expect, it } from 'vitest'
import { formData, pdf } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

type Step = ShownRecipe['steps'][number]
interface Line {
  id: number
  amount: number
  food: { id: number; name: string } | null
}

const line = (name: string, more: object = {}) => ({ food: { name }, unit: null, amount: 1, ...more })
const addStep = (person: TestPerson, more: object = {}) =>
  person.post<Step>('/api/step/', { instruction: 'Rest.', ingredients: [line('dough'), line('flour')], ...more })
const addLine = (person: TestPerson, more: object = {}) => person.post<Line>('/api/ingredient/', line('salt', more))
const undo = (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
const statusOf = async (person: TestPerson, path: string) => (await person.call('GET', path)).status

it('a step that no recipe has taken up is changed with its ingredients, and deleted', async () => {
  const home = await createHousehold()
  const me = home.creator
  const step = await addStep(me)
  const path = `/api/step/${step.id}/`
  const changed = await me.patch<Step>(path, {
    name: 'Rise',
    ingredients: [{ id: step.ingredients[1]?.id }, line('salt')],
  })
  expect(changed).toMatchObject({ id: step.id, name: 'Rise', instruction: 'Rest.' })
  expect(changed.ingredients.map(({ food }) => food?.name)).toEqual(['flour', 'salt'])
  expect(changed.ingredients[0]?.id).toBe(step.ingredients[1]?.id)
  expect(await me.get(path)).toEqual(changed)
  const added = await me.post<Line>('/api/ingredient/', line('water', { step: step.id }))
  expect(await me.patch(`/api/ingredient/${added.id}/`, { amount: 5 })).toMatchObject({ id: added.id, amount: 5 })
  expect((await me.call('DELETE', `/api/ingredient/${changed.ingredients[0]?.id}/`)).status).toBe(204)
  expect((await me.get<Step>(path)).ingredients.map(({ food }) => food?.name)).toEqual(['salt', 'water'])
  const put = { instruction: 'Wait.', ingredients: [] }
  expect(await (await me.call('PUT', path, put)).json()).toMatchObject({ instruction: 'Wait.', ingredients: [] })
  expect((await me.call('DELETE', path)).status).toBe(204)
  expect(await statusOf(me, path)).toBe(404)
  expect((await me.call('PATCH', path, { name: 'x' })).status).toBe(404)
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('an ingredient that stands alone is changed and deleted', async () => {
  const { creator: me } = await createHousehold()
  const { id } = await addLine(me)
  const path = `/api/ingredient/${id}/`
  expect(await me.patch(path, { amount: 3, food: { name: 'pepper' } })).toMatchObject({
    id,
    amount: 3,
    food: { name: 'pepper' },
  })
  expect((await me.call('DELETE', path)).status).toBe(204)
  expect(await statusOf(me, path)).toBe(404)
})

it('what was done to a loose part is taken back, unless something happened to it since', async () => {
  const home = await createHousehold()
  const me = home.creator
  const step = await addStep(me)
  const path = `/api/step/${step.id}/`
  const renamed = await me.call('PATCH', path, { name: 'Rise', ingredients: [] })
  expect((await undo(me, renamed)).status).toBe(200)
  expect(await me.get(path)).toEqual(step)
  const deleted = await me.call('DELETE', path)
  const back = await undo(me, deleted)
  expect(back.status).toBe(200)
  expect(await me.get(path)).toEqual(step)
  expect((await undo(me, deleted)).status).toBe(409)
  expect((await undo(me, back)).status).toBe(200)
  expect(await statusOf(me, path)).toBe(404)
  const made = await me.call('POST', '/api/ingredient/', line('ginger'))
  const { id, food } = await made.json<Line>()
  expect((await undo(me, made)).status).toBe(200)
  expect(await statusOf(me, `/api/ingredient/${id}/`)).toBe(404)
  expect(await statusOf(me, `/api/food/${food?.id}/`)).toBe(404)
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('an undone deletion of a part brings it back with the food that its own was merged into', async () => {
  const { creator: me } = await createHousehold()
  const { id, food } = await addLine(me)
  const other = await me.post<Line>('/api/food/', { name: 'sea salt' })
  const deleted = await me.call('DELETE', `/api/ingredient/${id}/`)
  await me.call('PUT', `/api/food/${food?.id}/merge/${other.id}/`, {})
  expect((await undo(me, deleted)).status).toBe(200)
  expect(await me.get(`/api/ingredient/${id}/`)).toMatchObject({ food: { id: other.id } })
})

it('other members change loose parts as they change recipes, but for those that show a file; nobody else does', async () => {
  const home = await createHousehold()
  const me = home.creator
  const [mate, guest, stranger] = [await home.join('user'), await home.join('guest'), (await createHousehold()).creator]
  const { id: file } = await me.post<{ id: number }>('/api/user-file/', formData({ name: 'Scan', file: pdf }))
  const [plain, scan, alone] = [await addStep(me), await addStep(me, { file }), await addLine(me)]
  const paths = [`/api/step/${plain.id}/`, `/api/ingredient/${alone.id}/`, `/api/step/${scan.id}/`]
  const statuses = (person: TestPerson) =>
    Promise.all(paths.map(async (path) => (await person.call('PATCH', path, { order: 3 })).status))
  expect(await statuses(mate)).toEqual([200, 200, 404])
  expect(await statuses(guest)).toEqual([403, 403, 403])
  expect(await statuses(stranger)).toEqual([404, 404, 404])
  expect(await statuses(me)).toEqual([200, 200, 200])
  const deleted = await mate.call('DELETE', paths[0] ?? '')
  expect((await undo(stranger, deleted)).status).toBe(404)
  expect((await undo(mate, deleted)).status).toBe(200)
})

it('If-Match of a loose part is its own version, and that of the recipe once a recipe has taken it up', async () => {
  const { creator: me } = await createHousehold()
  const step = await addStep(me)
  const path = `/api/step/${step.id}/`
  const etag = async (at: string) => (await me.call('GET', at)).headers.get('etag') ?? ''
  const [old, oldLine] = [await etag(path), await etag(`/api/ingredient/${step.ingredients[0]?.id}/`)]
  const answer = await me.call('PATCH', path, { name: 'Rise' }, { 'if-match': old })
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, await etag(path)])
  expect((await me.call('PATCH', path, { name: 'Sink' }, { 'if-match': old })).status).toBe(412)
  expect(
    (await me.call('DELETE', `/api/ingredient/${step.ingredients[0]?.id}/`, undefined, { 'if-match': oldLine })).status,
  ).toBe(412)
  const recipe = await createPancakes(me, { steps: [{ id: step.id }] })
  expect((await me.call('PATCH', path, { name: 'Sink' }, { 'if-match': await etag(path) })).status).toBe(200)
  expect(await me.get(`/api/recipe/${recipe.id}/`)).toMatchObject({ steps: [{ id: step.id, name: 'Sink' }] })
  expect((await undo(me, answer)).status).toBe(409)
})
