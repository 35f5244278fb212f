import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { type Archive } from './archive.fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

holdQueue()

const DAY = 86_400_000
const START = Date.parse('2027-03-01T06:00:00.000Z')
const at = (days: number) => new Date(START + days * DAY).toISOString()

it('a space is archived by itself as often as it was said, and the rule says which are kept', async () => {
  const home = await createHousehold()
  const { creator } = home
  const list = async () =>
    (await creator.get<{ results: (Archive & { scheduled: boolean })[] }>('/api/archive/?page_size=100')).results
  expect(await creator.get('/api/archive-schedule/')).toEqual({ every: 'off', storage: null, folder: '' })
  await sweep(env, at(0))
  expect(await list()).toEqual([])

  await creator.call('PUT', '/api/archive-schedule/', { every: 'daily' })
  for (let day = 0; day < 12; day++) {
    await sweep(env, at(day))
    await sweep(env, at(day + 0.4))
    await work(home)
  }
  const kept = await list()
  // Seven days, and the Sunday of the week before.
  expect(kept.filter(({ state }) => state === 'done').length).toBeLessThanOrEqual(9)
  expect(kept.length).toBeGreaterThanOrEqual(7)
  const { objects, truncated } = await env.FILES.list({ prefix: `${home.space}/archive/`, include: [] })
  expect(truncated).toBe(false)
  expect(new Set(objects.map(({ key }) => key.split('/')[2])).size).toBe(kept.length)

  await creator.call('PUT', '/api/archive-schedule/', { every: 'off' })
  await sweep(env, at(40))
  await work(home)
  expect(await list()).toHaveLength(kept.length)
  expect(await replayDifferencesIn(home)).toEqual([])
})
