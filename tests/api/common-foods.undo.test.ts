import { expect, it, vi } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const PATH = '/api/common-foods/'

const foodNamed = async (me: TestPerson, name: string) => {
  const { results } = await me.get<{ results: { id: number; name: string }[] }>(
    `/api/food/?query=${name}&page_size=100`,
  )
  return me.get(`/api/food/${results.find((one) => one.name === name)?.id}/`)
}

/** It is more than a call takes back: a job does. */
async function takeBack(me: TestPerson, answer: Response): Promise<void> {
  const back = await me.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(back.status).toBe(200)
  const { job } = await back.json<{ job: { id: number } }>()
  const state = async () => (await me.get<{ state: string }>(`/api/job/${job.id}/`)).state
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 50_000, interval: 200 })
}

it('all of it is taken back as one, but for foods that are used by now', async () => {
  const { creator: me } = await createHousehold()
  const answer = await me.call('POST', PATH, { language: 'de' })
  await me.post('/api/shopping-list-entry/', { food: { name: 'Milch' }, amount: 1 })
  await takeBack(me, answer)
  expect(await me.get('/api/food/')).toMatchObject({ count: 1, results: [{ name: 'Milch' }] })
  expect(await me.get('/api/unit-conversion/')).toMatchObject({ count: 0 })
  expect(await me.get(`${PATH}?language=de`)).toMatchObject({ present: 1 })
  // Milk, which is on the list, says how much of each it has.
  expect(await me.get('/api/property-type/')).toMatchObject({ count: 8 })
})

it('property types go with the foods, but for those that something else uses', async () => {
  const home = await createHousehold()
  const { creator: me } = home
  await me.post('/api/food/', { name: 'egg' })
  const answer = await me.call('POST', PATH, { language: 'en' })
  const types = await me.get<{ results: { name: string }[] }>('/api/property-type/')
  const used = types.results.find(({ name }) => name === 'Proteins')
  await me.post('/api/food/', { name: 'skyr', properties: [{ property_type: used, property_amount: 11 }] })
  await takeBack(me, answer)
  expect(await me.get('/api/property-type/')).toMatchObject({ count: 1, results: [{ name: 'Proteins' }] })
  expect(await foodNamed(me, 'egg')).toMatchObject({ properties: [], properties_food_unit: null })
  expect(await foodNamed(me, 'skyr')).toMatchObject({ properties: [{ property_amount: 11 }] })
  expect(await replayDifferencesIn(home)).toEqual([])
})
