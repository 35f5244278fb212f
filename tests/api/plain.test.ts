import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'

it('a unit is created, read, changed and deleted', async () => {
  const { creator } = await createHousehold()
  const made = await creator.post('/api/unit/', { name: ' gram ', plural_name: 'grams' })
  expect(made).toMatchObject({ name: 'gram', plural_name: 'grams', description: null, base_unit: null })
  const path = `/api/unit/${String(made['id'])}/`
  expect(await creator.get(path)).toEqual(made)
  expect(await creator.patch(path, { base_unit: 'g' })).toMatchObject({ name: 'gram', base_unit: 'g' })
  expect((await creator.call('DELETE', path)).status).toBe(204)
  expect((await creator.call('GET', path)).status).toBe(404)
})

it('creating a unit whose name or plural exists answers the one that exists', async () => {
  const { creator } = await createHousehold()
  const gram = await creator.post('/api/unit/', { name: 'gram', plural_name: 'grams' })
  expect(await creator.post('/api/unit/', { name: 'GRAMS' })).toEqual(gram)
})

it('renaming to a taken name is a field error and changes nothing', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/unit/', { name: 'gram' })
  const cup = await creator.post('/api/unit/', { name: 'cup' })
  const answer = await creator.call('PATCH', `/api/unit/${String(cup['id'])}/`, { name: 'Gram' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ name: [expect.any(String)] })
})

it('a field error names the field in the words clients know', async () => {
  const { creator } = await createHousehold()
  const missing = await creator.call('POST', '/api/unit/', {})
  expect(missing.status).toBe(400)
  expect(await missing.json()).toEqual({ name: ['This field is required.'], code: 'request.invalid' })
  const blank = await creator.call('POST', '/api/unit/', { name: '  ' })
  expect(await blank.json()).toMatchObject({ name: ['This field may not be blank.'] })
  const list = await creator.call('POST', '/api/unit/', [])
  expect(await list.json()).toMatchObject({ non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] })
})

it('a call without signing in is refused, and a member of another space sees nothing', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const made = await creator.post('/api/unit/', { name: 'gram' })
  const path = `/api/unit/${String(made['id'])}/`
  expect((await stranger.call('GET', path)).status).toBe(403)
  expect((await other.creator.call('GET', path)).status).toBe(404)
  expect((await other.creator.call('PATCH', path, { name: 'x' })).status).toBe(404)
  expect(await creator.get(path)).toEqual(made)
})

it('the same key answers the same again, and another call may not use it', async () => {
  const { creator } = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await creator.post('/api/unit/', { name: 'gram' }, key)
  expect(await creator.post('/api/unit/', { name: 'gram' }, key)).toEqual(first)
  expect((await creator.call('POST', '/api/keyword/', { name: 'x' }, key)).status).toBe(422)
})

it('If-Match refuses a version that is no longer current', async () => {
  const { creator } = await createHousehold()
  const made = await creator.call('POST', '/api/unit/', { name: 'gram' })
  const { id } = await made.json<{ id: number }>()
  const tag = made.headers.get('etag') ?? ''
  expect((await creator.call('PATCH', `/api/unit/${id}/`, { description: 'a' }, { 'if-match': tag })).status).toBe(200)
  expect((await creator.call('PATCH', `/api/unit/${id}/`, { description: 'b' }, { 'if-match': tag })).status).toBe(412)
})

it('a page says how many there are and where the next one is', async () => {
  const { creator } = await createHousehold()
  for (const name of ['b', 'a', 'c']) await creator.post('/api/unit/', { name })
  const page = await creator.get<{ results: { name: string }[]; next: string }>('/api/unit/?page_size=2')
  expect(page).toMatchObject({ count: 3, previous: null })
  expect(page.next).toMatch(/^http:\/\/larder\.test\/api\/unit\/\?page_size=2&page=2(&after=\d+)?$/)
  expect(page.results.map(({ name }) => name)).toEqual(['a', 'b'])
  expect((await creator.call('GET', '/api/unit/?page=9')).status).toBe(404)
})

it('two people creating units at once both succeed', async () => {
  const { creator } = await createHousehold()
  const names = Array.from({ length: 12 }, (_, i) => `unit ${i}`)
  const made = await Promise.all(names.map((name) => creator.post<{ id: number }>('/api/unit/', { name })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(12)
})

it('keywords form a tree that never closes a cycle', async () => {
  const { creator } = await createHousehold()
  const make = async (name: string) => (await creator.post<{ id: number }>('/api/keyword/', { name })).id
  const [cuisine, asian, thai] = [await make('Cuisine'), await make('Asian'), await make('Thai')]
  const move = (id: number, to: number) => creator.call('PUT', `/api/keyword/${id}/move/${to}/`, {})
  expect((await move(asian, cuisine)).status).toBe(200)
  expect((await move(thai, asian)).status).toBe(200)
  expect(await creator.get(`/api/keyword/${thai}/`)).toMatchObject({
    full_name: 'Cuisine > Asian > Thai',
    parent: asian,
  })
  expect((await move(cuisine, thai)).status).toBe(400)
  const tree = await creator.get<{ count: number }>(`/api/keyword/?tree=${asian}`)
  expect(tree.count).toBe(2)
  expect((await creator.call('PUT', `/api/keyword/${asian}/merge/${cuisine}/`, {})).status).toBe(200)
  expect(await creator.get(`/api/keyword/${thai}/`)).toMatchObject({ full_name: 'Cuisine > Thai', parent: cuisine })
})
