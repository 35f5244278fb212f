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
  expect(results[0]).toMatchObject({ kind: 'unit', id, name: 'dash', actor: { id: me.id } })
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
