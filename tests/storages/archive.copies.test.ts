import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { holdQueue, work } from '../queues/from-files.fixture.ts'
import { allowHost, openFolder } from './check.fixture.ts'

allowHost()
holdQueue()

interface Archive {
  id: number
  copy: { state: string; msg: string; code: string | null; job: number } | null
}

const at = (days: number) => new Date(Date.parse('2027-03-01T06:00:00.000Z') + days * 86_400_000).toISOString()

it('archives of the schedule are written into a storage too, go there when they go here, and failures are told', async () => {
  const home = await createHousehold()
  const { creator } = home
  const folder = await openFolder(creator, 'WebDAV')
  await creator.patch(`/api/sync/${folder.sync}/`, { active: false })
  const foreign = await openFolder((await createHousehold()).creator, 'WebDAV')
  const wanted = { every: 'daily', storage: folder.storage, folder: '/Archives' }
  expect((await creator.call('PUT', '/api/archive-schedule/', { ...wanted, storage: foreign.storage })).status).toBe(
    400,
  )
  expect((await creator.call('PUT', '/api/archive-schedule/', { ...wanted, folder: '../x' })).status).toBe(400)
  const set = await creator.call('PUT', '/api/archive-schedule/', wanted)
  expect(await set.json()).toEqual({ every: 'daily', storage: folder.storage, folder: 'Archives' })

  await sweep(env, at(0))
  await work(home)
  const list = async () => (await creator.get<{ results: Archive[] }>('/api/archive/')).results
  const [first] = await list()
  expect(first).toMatchObject({ copy: { state: 'done', msg: '', code: null } })
  const name = `Archives/larder-2027-03-01-${first?.id}.zip`
  expect((await folder.change({})).files[name]).toMatch(/^PK/)

  await folder.change({ faults: { unauthorized: 1 } })
  await sweep(env, at(1.1))
  await work(home)
  const [failed] = await list()
  expect(failed).toMatchObject({
    copy: { state: 'failed', msg: expect.stringContaining('login'), code: 'storage.login_refused' },
  })
  expect((await creator.call('POST', `/api/job/${failed?.copy?.job}/retry/`, {})).status).toBe(200)
  await work(home)
  expect((await list())[0]).toMatchObject({ id: failed?.id, copy: { state: 'done', msg: '', code: null } })

  await creator.call('DELETE', `/api/archive/${first?.id}/`)
  await work(home)
  expect(Object.keys((await folder.change({})).files)).not.toContain(name)
  expect(await replayDifferencesIn(home)).toEqual([])
})
