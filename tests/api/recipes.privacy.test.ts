import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const seqOf = (answer: Response) => Number(answer.headers.get('x-event-seq'))
const reads = async (person: TestPerson, id: number) => (await person.call('GET', `/api/recipe/${id}/`)).status
const code = async (answer: Response) => (await answer.json<{ code: string }>()).code

it('others may change a recipe, but neither hide it, publish it, nor share it', async () => {
  const { creator, join } = await createHousehold()
  const [friend, other] = [await join('user'), await join('admin')]
  const open = await createPancakes(creator)
  const hidden = await createPancakes(creator, { private: true, shared: [{ id: friend.id }] })
  const refused: [TestPerson, number, object][] = [
    [other, open.id, { private: true }],
    [other, open.id, { private: true, shared: [{ id: other.id }] }],
    [friend, hidden.id, { private: false }],
    [friend, hidden.id, { shared: [] }],
    [friend, hidden.id, { shared: [{ id: friend.id }, { id: other.id }] }],
  ]
  for (const [person, id, body] of refused) {
    const answer = await person.call('PATCH', `/api/recipe/${id}/`, body)
    expect([answer.status, await code(answer)]).toEqual([403, 'recipe.access_not_yours'])
  }
  const batch = { recipes: [open.id], private: true }
  expect((await other.call('PUT', '/api/recipe/batch_update/', batch)).status).toBe(403)
  expect([await reads(other, open.id), await reads(friend, hidden.id), await reads(other, hidden.id)]).toEqual([
    200, 200, 403,
  ])
  const whole = await friend.get(`/api/recipe/${hidden.id}/`)
  expect((await friend.call('PUT', `/api/recipe/${hidden.id}/`, { ...whole, servings: 9 })).status).toBe(200)
  expect((await other.call('PATCH', `/api/recipe/${open.id}/`, { private: false, servings: 3 })).status).toBe(200)
})

it('a whole body sent back by another changes nobody who left', async () => {
  const { creator, join } = await createHousehold()
  const [friend, gone] = [await join('user'), await join('user')]
  const made = await createPancakes(creator, { shared: [{ id: gone.id }] })
  const { results } = await creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const membership = results.find(({ user }) => user.id === gone.id)?.id
  expect((await creator.call('DELETE', `/api/user-space/${membership}/`)).status).toBe(204)
  const whole = await friend.get(`/api/recipe/${made.id}/`)
  expect((await friend.call('PUT', `/api/recipe/${made.id}/`, { ...whole, servings: 9 })).status).toBe(200)
})

it('nobody else takes back that a recipe was hidden or published', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const made = await createPancakes(creator, { private: true })
  const published = await creator.call('PATCH', `/api/recipe/${made.id}/`, { private: false })
  const undo = `/api/event/${seqOf(published)}/undo/`
  expect((await other.call('POST', undo, {})).status).toBe(403)
  expect(await reads(other, made.id)).toBe(200)
  expect((await creator.call('POST', undo, {})).status).toBe(200)
  expect(await reads(other, made.id)).toBe(403)
})

it('going back to a version brings back the dish, and not who saw it then', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const made = await createPancakes(creator)
  await creator.patch(`/api/recipe/${made.id}/`, { name: 'Crepes', private: true })
  expect(await creator.post(`/api/recipe/${made.id}/restore/`, { version: 1 })).toMatchObject({
    name: 'Pancakes',
    private: true,
  })
  expect(await reads(other, made.id)).toBe(403)
})

it('what was written while a recipe was private stays with those who saw it then', async () => {
  const { creator, join } = await createHousehold()
  const [friend, other] = [await join('user'), await join('user')]
  const made = await createPancakes(creator, { name: 'Ocelot gift', private: true, shared: [{ id: friend.id }] })
  const hidden = await creator.call('PATCH', `/api/recipe/${made.id}/`, { description: 'ocelot diagnosis' })
  await creator.patch(`/api/recipe/${made.id}/`, { name: 'Gift', description: 'clean' })
  await creator.patch(`/api/recipe/${made.id}/`, { private: false })
  await creator.patch(`/api/recipe/${made.id}/`, { servings: 7 })
  const told = async (person: TestPerson, path: string) => (await (await person.call('GET', path)).text()).toLowerCase()
  for (const path of [`/api/recipe/${made.id}/history/`, '/api/event/']) {
    expect(await told(creator, path), path).toContain('ocelot')
    expect(await told(friend, path), path).toContain('ocelot')
    expect(await told(other, path), path).not.toContain('ocelot')
  }
  const { results } = await other.get<{ results: { version: number; changes: object[] }[] }>(
    `/api/recipe/${made.id}/history/`,
  )
  expect(results.map(({ changes }) => changes.length > 0)).toEqual([true, true])
  const back = await other.call('POST', `/api/recipe/${made.id}/restore/`, { version: 1 })
  expect([back.status, await code(back)]).toEqual([400, 'recipe.unknown_version'])
  expect((await other.call('POST', `/api/event/${seqOf(hidden)}/undo/`, {})).status).toBe(404)
  expect((await friend.call('POST', `/api/recipe/${made.id}/restore/`, { version: 1 })).status).toBe(200)
})

it('a link opens a recipe as long as who made the link may see it', async () => {
  const { creator, join } = await createHousehold()
  const [friend, other] = [await join('user'), await join('user')]
  const made = await createPancakes(creator)
  const linkOf = async (person: TestPerson) =>
    `/api/recipe/${made.id}/?share=${(await person.get<{ share: string }>(`/api/share-link/${made.id}/`)).share}`
  const links = [await linkOf(creator), await linkOf(friend), await linkOf(other)]
  const opened = () => Promise.all(links.map(async (link) => (await stranger.call('GET', link)).status))
  expect(await opened()).toEqual([200, 200, 200])
  await creator.patch(`/api/recipe/${made.id}/`, { private: true, shared: [{ id: friend.id }] })
  expect(await opened()).toEqual([200, 200, 404])
  await creator.patch(`/api/recipe/${made.id}/`, { private: false })
  expect(await opened()).toEqual([200, 200, 200])
})

it('the correction of a search never tells a word that only private titles hold', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  await createPancakes(creator, { name: 'Zorilla tea', private: true })
  await createPancakes(creator, { name: 'Marmalade' })
  const asked = async (person: TestPerson, query: string) => {
    const answer = await person.call('GET', `/api/recipe/?query=${encodeURIComponent(query)}`)
    const trips = /(\d+) round trips/.exec(answer.headers.get('server-timing') ?? '')?.[1]
    return { trips, ...(await answer.json<{ count: number; corrected?: string }>()) }
  }
  expect(await asked(creator, 'zorila')).toMatchObject({ count: 1, corrected: 'zorilla' })
  const [known, unknown] = [await asked(other, 'zorila'), await asked(other, 'qwxzvj')]
  expect([known.count, known.corrected, known.trips]).toEqual([0, undefined, unknown.trips])
  expect(await asked(other, 'zorila marmelade')).not.toMatchObject({ corrected: expect.stringContaining('zorilla') })
  expect(await asked(other, 'marmelade')).toMatchObject({ count: 1, corrected: 'marmalade' })
  expect(await asked(other, 'panckakes')).toMatchObject({ count: 0 })
})
