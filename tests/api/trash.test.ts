import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Thrown {
  kind: string
  id: number
  name: string
  about: string | null
  until: string
  deleted_at: string
  deleted_by: { id: number } | null
  command: string
  along: { kind: string; n: number }[]
}
interface Page {
  count: number
  next: string | null
  results: Thrown[]
}

const trash = (person: TestPerson, query = '') => person.get<Page>(`/api/trash/${query}`)
const make = async (person: TestPerson, kind: string, body: object) =>
  (await person.post<{ id: number }>(`/api/${kind}/`, body)).id
const drop = async (person: TestPerson, kind: string, id: number) => {
  const answer = await person.call('DELETE', `/api/${kind}/${id}/`)
  expect(answer.status, `${kind} ${await answer.clone().text()}`).toBe(204)
  return answer
}
const at = '2026-03-01T12:00:00Z'

it('what was deleted is in the trash, the last first, with who did it and by which command', async () => {
  const { creator: me } = await createHousehold()
  const unit = await make(me, 'unit', { name: 'pinch' })
  const keyword = await make(me, 'keyword', { name: 'quick' })
  await drop(me, 'unit', unit)
  const last = await drop(me, 'keyword', keyword)
  const { count, results } = await trash(me)
  expect(count).toBe(2)
  expect(results.map(({ kind, id, name }) => [kind, id, name])).toEqual([
    ['keyword', keyword, 'quick'],
    ['unit', unit, 'pinch'],
  ])
  expect(results[0]?.deleted_by?.id).toBe(me.id)
  expect(results[0]?.command).toBe(last.headers.get('x-command'))
  expect((await me.call('POST', `/api/command/${results[0]?.command}/undo/`, {})).status).toBe(200)
  expect((await trash(me)).results.map(({ kind }) => kind)).toEqual(['unit'])
})

it('what went along with something is counted there, and is no entry of its own', async () => {
  const { creator: me } = await createHousehold()
  const { id } = await createPancakes(me)
  const type = await make(me, 'meal-type', { name: 'Lunch' })
  await make(me, 'meal-plan', { recipe: { id }, meal_type: { id: type }, servings: 2, from_date: at, to_date: at })
  await make(me, 'cook-log', { recipe: id })
  await me.call('PUT', `/api/recipe/${id}/shopping/`, { servings: 8 })
  await drop(me, 'recipe', id)
  const { results } = await trash(me)
  expect(results.map(({ kind }) => kind)).toEqual(['recipe'])
  expect(Object.fromEntries(results[0]?.along.map(({ kind, n }) => [kind, n]) ?? [])).toMatchObject({
    'meal-plan': 1,
    'cook-log': 1,
    'shopping-list-entry': 2,
  })
})

it('what has no name is called after its kind, and says what it is of and until when it stays', async () => {
  const { creator: me } = await createHousehold()
  const { id } = await createPancakes(me)
  await drop(me, 'cook-log', await make(me, 'cook-log', { recipe: id }))
  const [log] = (await trash(me)).results
  expect(log?.name).toMatch(/^CookLog \d+$/)
  expect(log?.about).toBe('Pancakes')
  expect(Date.parse(log?.until ?? '') - Date.parse(log?.deleted_at ?? '')).toBe(30 * 86_400_000)
})

it('it can be narrowed to a kind, to words and to who did it, and read in pages', async () => {
  const home = await createHousehold()
  const { creator: me } = home
  const other = await home.join('user')
  for (const name of ['crème', 'bread']) await drop(me, 'keyword', await make(me, 'keyword', { name }))
  await drop(other, 'unit', await make(other, 'unit', { name: 'creme jar' }))
  const named = async (query: string) => (await trash(me, query)).results.map(({ name }) => name)
  expect(await named('?kind=unit')).toEqual(['creme jar'])
  expect(await named('?query=creme')).toEqual(['creme jar', 'crème'])
  expect(await named(`?person=${me.id}`)).toEqual(['bread', 'crème'])
  expect(await named('?kind=nothing')).toEqual([])
  const first = await trash(me, '?page_size=2')
  expect(first).toMatchObject({ count: 3, next: expect.stringContaining('page=2') })
  expect(await named('?page_size=2&page=2')).toEqual(['crème'])
})

it("other people's private recipes are not there for anybody else, and cannot be brought back by them", async () => {
  const home = await createHousehold()
  const owner = await home.join('user')
  const { id } = await createPancakes(owner, { private: true })
  await drop(owner, 'recipe', id)
  expect((await trash(home.creator)).results).toEqual([])
  expect((await trash(owner)).results).toHaveLength(1)
  expect((await home.creator.call('POST', `/api/trash/recipe/${id}/restore/`, {})).status).toBe(404)
  expect((await owner.call('POST', `/api/trash/recipe/${id}/restore/`, {})).status).toBe(200)
  expect((await owner.call('GET', `/api/recipe/${id}/`)).status).toBe(200)
})

it('what is brought back brings what went with it, and is in the trash no longer', async () => {
  const { creator: me } = await createHousehold()
  const { id } = await createPancakes(me)
  const log = await make(me, 'cook-log', { recipe: id })
  await drop(me, 'recipe', id)
  expect((await me.call('POST', `/api/trash/recipe/${id}/restore/`, {})).status).toBe(200)
  expect((await me.call('GET', `/api/cook-log/${log}/`)).status).toBe(200)
  expect((await trash(me)).count).toBe(0)
  expect((await me.call('POST', `/api/trash/recipe/${id}/restore/`, {})).status).toBe(404)
})

it('merged rows are not in the trash', async () => {
  const { creator: me } = await createHousehold()
  const a = await make(me, 'unit', { name: 'g' })
  const b = await make(me, 'unit', { name: 'gram' })
  expect((await me.call('PUT', `/api/unit/${a}/merge/${b}/`, {})).status).toBe(200)
  expect((await trash(me)).count).toBe(0)
})

it('people who may delete nothing see no trash, and nobody sees the trash of another space', async () => {
  const home = await createHousehold()
  const id = await make(home.creator, 'unit', { name: 'pinch' })
  await drop(home.creator, 'unit', id)
  const guest = await home.join('guest')
  expect((await guest.call('GET', '/api/trash/')).status).toBe(403)
  const elsewhere = (await createHousehold()).creator
  expect((await trash(elsewhere)).count).toBe(0)
  expect((await elsewhere.call('POST', `/api/trash/unit/${id}/restore/`, {})).status).toBe(404)
})
