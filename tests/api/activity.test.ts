import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Entry {
  seq: number
  command: string
  actor: { id: number } | null
  kind: string
  id: number | null
  name: string | null
  verb: string
  at: string
  fields: { field: string; before: unknown; after: unknown }[]
  about: { kind: string; id: number; name: string }[]
  more: number
  undoable: boolean
}
const activity = (person: TestPerson, query = '') =>
  person.get<{ results: Entry[]; next: number | null }>(`/api/activity/${query}`)

const make = async (person: TestPerson, kind: string, body: object) =>
  (await person.post<{ id: number }>(`/api/${kind}/`, body)).id

it("the activity says who made a change, and each field's value before and after", async () => {
  const { creator: me } = await createHousehold()
  const id = await make(me, 'unit', { name: 'pinch' })
  await me.patch(`/api/unit/${id}/`, { description: 'of salt' })
  const changed = await me.call('PATCH', `/api/unit/${id}/`, { name: 'dash', description: 'of pepper' })
  const { results } = await activity(me, `?kind=unit&object=${id}`)
  expect(results.map(({ verb }) => verb)).toEqual(['changed', 'changed', 'created'])
  expect(results[0]).toMatchObject({
    undoable: true,
    derived: false,
    kind: 'unit',
    id,
    name: 'dash',
    actor: { id: me.id },
  })
  expect(results[0]?.command).toBe(changed.headers.get('x-command'))
  expect(results[0]?.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: 'description', before: 'of salt', after: 'of pepper' },
    { field: 'name', before: 'pinch', after: 'dash' },
  ])
  expect(results[1]).toMatchObject({ name: 'pinch', fields: [{ field: 'description', after: 'of salt' }] })
})

it('the activity is filtered by person, kind and time, and paged from the latest change', async () => {
  const home = await createHousehold()
  const { creator: me } = home
  const other = await home.join('user')
  for (const name of ['a', 'b', 'c']) await make(me, 'unit', { name })
  await make(other, 'keyword', { name: 'quick' })
  const named = async (query: string) => (await activity(me, query)).results.map(({ name }) => name)
  expect(await named(`?person=${other.id}`)).toEqual(['quick'])
  expect(await named('?kind=unit')).toEqual(['c', 'b', 'a'])
  const first = await activity(me, '?kind=unit&limit=2')
  expect(first.results.map(({ name }) => name)).toEqual(['c', 'b'])
  expect(await named(`?kind=unit&limit=2&before=${first.next}`)).toEqual(['a'])
  expect(await named('?kind=unit&to=2020-01-01T00:00:00Z')).toEqual([])
  expect(await named('?kind=unit&from=2020-01-01T00:00:00Z')).toEqual(['c', 'b', 'a'])
})

it('the activity leaves out what is private to others and what was purged', async () => {
  const home = await createHousehold()
  const owner = await home.join('user')
  const { id } = await createPancakes(owner, { name: 'Secret soup', private: true })
  expect(JSON.stringify(await activity(home.creator))).not.toContain('Secret soup')
  expect(JSON.stringify(await activity(owner))).toContain('Secret soup')
  const elsewhere = (await createHousehold()).creator
  expect((await activity(elsewhere, '?kind=recipe')).results).toEqual([])
  await owner.call('DELETE', `/api/recipe/${id}/`)
  await owner.call('DELETE', `/api/trash/recipe/${id}/`)
  expect(JSON.stringify(await activity(owner))).not.toContain('Secret soup')
})

it('an entry says what the rows that it names are called, and names no recipe that the asker may not see', async () => {
  const home = await createHousehold()
  const { creator: me } = home
  const { id: recipe } = await createPancakes(me, { name: 'Lentil soup' })
  const type = await make(me, 'meal-type', { name: 'Lunch' })
  const day = '2026-03-01T12:00:00Z'
  const plan = await make(me, 'meal-plan', {
    recipe: { id: recipe },
    meal_type: { id: type },
    servings: 2,
    from_date: day,
    to_date: day,
  })
  const [planned] = (await activity(me, '?kind=meal-plan')).results
  expect(planned?.about).toEqual([
    { kind: 'meal-plan', id: plan, name: 'Lentil soup' },
    { kind: 'recipe', id: recipe, name: 'Lentil soup' },
    { kind: 'meal-type', id: type, name: 'Lunch' },
  ])
  await me.post('/api/shopping-list-entry/', { food: { name: 'salt' }, unit: null, amount: 1 })
  const [added] = (await activity(me, '?kind=shopping')).results
  expect(added?.about.map(({ kind, name }) => [kind, name])).toContainEqual(['food', 'salt'])
  await me.patch(`/api/recipe/${recipe}/`, { private: true })
  const guest = await home.join('guest')
  expect(JSON.stringify(await activity(guest))).not.toContain('Lentil soup')
})

it('what one command did can be folded into its first entries, and nothing is skipped or told twice', async () => {
  const { creator: me } = await createHousehold()
  await make(me, 'unit', { name: 'before' })
  await createPancakes(me)
  await make(me, 'unit', { name: 'after' })
  const all = (await activity(me, '?limit=100')).results
  const folded = await activity(me, '?per_command=1')
  const commands = [...new Set(all.map(({ command }) => command))]
  expect(folded.results.map(({ command }) => command)).toEqual(commands)
  expect(folded.results.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(all.length)
  const first = await activity(me, '?per_command=1&limit=2')
  const second = await activity(me, `?per_command=1&limit=2&before=${first.next}`)
  expect([...first.results, ...second.results].map(({ seq }) => seq)).toEqual(
    folded.results.slice(0, 4).map(({ seq }) => seq),
  )
})

it("what happened to people and settings is in the directory's log, for whom its calls show it", async () => {
  const home = await createHousehold()
  const { creator: me } = home
  const user = await home.join('user')
  await me.patch(`/api/space/${home.space}/`, { message: 'Dinner at seven' })
  const [changed] = (await activity(me, '?log=directory&kind=space')).results
  expect(changed).toMatchObject({ verb: 'changed', actor: { id: me.id } })
  expect((await me.call('POST', `/api/command/${changed?.command}/undo/`, {})).status).toBe(200)
  expect((await me.get<{ message: string }>(`/api/space/${home.space}/`)).message).toBe('')
  const joined = (await activity(me, '?log=directory&kind=membership')).results
  expect(joined.some(({ about }) => about.some(({ kind, id }) => kind === 'user' && id === user.id))).toBe(true)
  const told = (await activity(user, '?log=directory&kind=membership')).results.flatMap(({ about }) => about)
  expect(new Set(told.flatMap(({ kind, id }) => (kind === 'user' ? [id] : [])))).toEqual(new Set([user.id]))
  const elsewhere = (await createHousehold()).creator
  expect(JSON.stringify(await activity(elsewhere, '?log=directory'))).not.toContain('Dinner at seven')
})
