import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const tagOf = async (person: TestPerson, path: string) => {
  const answer = await person.call('GET', path)
  expect(answer.status, path).toBe(200)
  return answer.headers.get('etag') ?? ''
}
const again = (person: TestPerson, path: string, tag: string) =>
  person.call('GET', path, undefined, { 'if-none-match': tag })

it('an answer that is still the same is 304 without a body, whether a row or a list', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  await creator.post('/api/shopping-list-entry/', { food: { name: 'butter' }, amount: 1 })
  const paths = ['', `${id}/`].map((end) => `/api/recipe/${end}`)
  for (const path of [
    ...paths,
    '/api/food/',
    '/api/shopping-list-entry/',
    '/api/shopping-list-entry/',
    '/api/space/',
  ]) {
    const tag = await tagOf(creator, path)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await again(creator, path, known)
      expect([answer.status, await answer.text()], path).toEqual([304, ''])
      expect(answer.headers.get('etag')).toBe(tag)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('vary')).toBe('authorization, cookie')
    }
    expect((await again(creator, path, '"other"')).status).toBe(200)
  }
})

it("a change makes another ETag, also one that does not raise the row's version", async () => {
  const { creator } = await createHousehold()
  const { id, steps } = await createPancakes(creator)
  const path = `/api/recipe/${id}/`
  const list = await tagOf(creator, '/api/recipe/')
  const before = await tagOf(creator, path)
  const food = steps[0]?.ingredients[0]?.food
  await creator.patch(`/api/food/${food?.id}/`, { name: 'something else' })
  const answer = await again(creator, path, before)
  expect(answer.status).toBe(200)
  const after = answer.headers.get('etag') ?? ''
  expect(after.split('.')[0]).toBe(before.split('.')[0])
  expect(await creator.call('PATCH', path, { name: 'New' }, { 'if-match': before })).toMatchObject({ status: 200 })
  expect((await again(creator, '/api/recipe/', list)).status).toBe(200)
})

it('If-Match accepts the version alone, as a weak tag, with a suffix, or an asterisk', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  const path = `/api/recipe/${id}/`
  for (const form of [
    (n: string) => `"${n}"`,
    (n: string) => `W/"${n}"`,
    (n: string) => `"${n}.anything"`,
    () => '*',
  ]) {
    const version = /\d+/.exec(await tagOf(creator, path))?.[0] ?? ''
    const answer = await creator.call('PATCH', path, { name: `as ${form(version)}` }, { 'if-match': form(version) })
    expect(answer.status, form(version)).toBe(200)
    expect(answer.headers.get('etag')).toBe(await tagOf(creator, path))
  }
  const unreadable = await creator.call('PATCH', path, { name: 'x' }, { 'if-match': 'garbage' })
  expect(unreadable.status).toBe(400)
  expect(await unreadable.json()).toMatchObject({ code: 'request.bad_if_match' })
})

it('errors, answers to writes and tokens are not cacheable', async () => {
  const { creator } = await createHousehold()
  const kept = [
    await stranger.call('GET', '/api/recipe/'),
    await creator.call('GET', '/api/recipe/999999999/'),
    await creator.call('POST', '/api/keyword/', { name: 'New' }),
    await creator.call('GET', '/api/access-token/'),
  ]
  for (const answer of kept) expect(answer.headers.get('cache-control'), answer.url).toBe('no-store')
})
