import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const statuses = async (person: TestPerson, calls: [string, string, object?][]) =>
  Promise.all(calls.map(async ([method, path, body]) => (await person.call(method, path, body)).status))

it('a private recipe is for its creator and those it is shared with, down to every part of it', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const other = await join('admin')
  const made = await createPancakes(creator, { private: true, shared: [{ id: friend.id }] })
  const [step] = made.steps
  const [ingredient] = step?.ingredients ?? []
  const calls: [string, string, object?][] = [
    ['GET', `/api/recipe/${made.id}/`],
    ['PATCH', `/api/recipe/${made.id}/`, { servings: 2 }],
    ['GET', `/api/recipe/${made.id}/related/`],
    ['GET', `/api/recipe/${made.id}/history/`],
    ['POST', `/api/recipe/${made.id}/restore/`, { version: 1 }],
    ['GET', `/api/share-link/${made.id}`],
  ]
  const parts: [string, string, object?][] = [
    ['GET', `/api/step/${step?.id}/`],
    ['PATCH', `/api/step/${step?.id}/`, { time: 1 }],
    ['GET', `/api/ingredient/${ingredient?.id}/`],
    ['PATCH', `/api/ingredient/${ingredient?.id}/`, { amount: 1 }],
  ]
  expect(await statuses(friend, calls)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses(other, calls)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statuses(other, [['DELETE', `/api/recipe/${made.id}/`]])).toEqual([403])
  expect(await statuses(friend, parts)).toEqual([200, 200, 200, 200])
  expect(await statuses(other, parts)).toEqual([404, 404, 404, 404])
  for (const path of ['/api/recipe/', '/api/recipe/?query=pancakes', '/api/step/', '/api/ingredient/']) {
    expect(await other.get(path), path).toMatchObject({ count: 0, results: [] })
  }
  expect(await friend.get('/api/recipe/')).toMatchObject({ count: 1, results: [{ private: true }] })
  expect(await other.get('/api/recipe/flat/')).toEqual([])
  expect(await friend.get('/api/recipe/flat/')).toEqual([{ id: made.id, name: 'Pancakes', image: null }])
  const { results } = await other.get<{ results: { stream: string }[] }>('/api/event/')
  expect(results.filter(({ stream }) => stream === `recipe:${made.id}`)).toEqual([])
})

it('guests read, users write, and another space finds nothing', async () => {
  const { creator, join } = await createHousehold()
  const made = await createPancakes(creator)
  const guest = await join('guest')
  const path = `/api/recipe/${made.id}/`
  expect(
    await statuses(guest, [
      ['GET', path],
      ['GET', '/api/recipe/'],
      ['GET', `${path}related/`],
      ['GET', `${path}history/`],
    ]),
  ).toEqual([200, 200, 200, 200])
  expect(
    await statuses(guest, [
      ['POST', '/api/recipe/', made],
      ['PATCH', path, {}],
      ['DELETE', path],
      ['POST', `${path}restore/`, { version: 1 }],
      ['GET', '/api/step/'],
      ['GET', '/api/ingredient/'],
    ]),
  ).toEqual([403, 403, 403, 403, 403, 403])
  const elsewhere = await createHousehold()
  const calls: [string, string, object?][] = [
    ['GET', path],
    ['PUT', path, made],
    ['PATCH', path, { name: 'x' }],
    ['DELETE', path],
    ['GET', `${path}history/`],
    ['GET', `/api/step/${made.steps[0]?.id}/`],
    ['DELETE', `/api/step/${made.steps[0]?.id}/`],
    ['GET', `/api/share-link/${made.id}/`],
  ]
  expect(await statuses(elsewhere.creator, calls)).toEqual(calls.map(() => 404))
  expect(await statuses(stranger, calls)).toEqual(calls.map(() => 403))
  expect(await creator.get(path)).toEqual(made)
})

it('a share link opens a recipe to anybody until it is closed', async () => {
  const { creator, join } = await createHousehold()
  const made = await createPancakes(creator, { private: true })
  const { share, link, pk } = await creator.get<{ share: string; link: string; pk: number }>(
    `/api/share-link/${made.id}`,
  )
  expect(pk).toBe(made.id)
  expect(link).toBe(`http://larder.test/recipe/${made.id}/?share=${share}`)
  const path = `/api/recipe/${made.id}/?share=${share}`
  const elsewhere = await createHousehold()
  for (const person of [stranger, creator, await join('user'), elsewhere.creator]) {
    expect(await person.get(path)).toMatchObject({
      name: 'Pancakes',
      shared: [],
      steps: [{ ingredients: [{}, {}] }, {}],
    })
  }
  expect((await creator.get<{ share: string }>(`/api/share-link/${made.id}`)).share).toBe(share)
  expect(await creator.get(`/api/share-link/?recipe=${made.id}`)).toMatchObject([{ share, link, recipe: made.id }])
  const second = await createPancakes(creator)
  const wrong = [
    `/api/recipe/${second.id}/?share=${share}`,
    `/api/recipe/${made.id}/?share=x`,
    `/api/recipe/${made.id}/?share=${crypto.randomUUID()}`,
    `/api/recipe/${made.id}/?share=`,
  ]
  for (const other of wrong) expect((await stranger.call('GET', other)).status, other).toBe(404)
  expect((await stranger.call('PATCH', path, { name: 'x' })).status).toBe(403)
  expect((await elsewhere.creator.call('DELETE', `/api/share-link/${share}/`)).status).toBe(404)
  expect((await creator.call('DELETE', `/api/share-link/${share}/`)).status).toBe(204)
  expect((await stranger.call('GET', path)).status).toBe(404)
  expect((await creator.get<{ share: string }>(`/api/share-link/${made.id}`)).share).not.toBe(share)
})

it('a deleted recipe is not opened by its link', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const { share } = await creator.get<{ share: string }>(`/api/share-link/${made.id}`)
  await creator.call('DELETE', `/api/recipe/${made.id}/`)
  expect((await stranger.call('GET', `/api/recipe/${made.id}/?share=${share}`)).status).toBe(404)
})
