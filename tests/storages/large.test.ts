import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { deliver, holdQueue, nextMessage, work } from '../queues/from-files.fixture.ts'
import { cutOff, workCutOff } from '../queues/work-cut-off.ts'
import { allowHost, kinds, openFolder, type SyncLog } from './check.fixture.ts'

allowHost()
holdQueue()

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe.each(kinds)('%s', (kind) => {
  it('ten thousand files are looked through, and all wait once', { timeout: 120_000 }, async () => {
    const home = await createHousehold()
    const folder = await openFolder(home.creator, kind)
    await folder.change({ many: 10_000, folder: 'recipes' })
    const log = await folder.check()
    if (log.status === 'RUNNING') expect(log.msg).toMatch(/^At work\. \d+ files seen so far\.$/)
    await work(home)
    const done = await home.creator.get<SyncLog>(`/api/sync-log/${log.id}/`)
    expect(done).toMatchObject({ status: 'SUCCESS', msg: '10000 files are new. 10000 files seen.' })
    expect(await home.creator.get('/api/recipe-import/')).toMatchObject({ count: 10_000 })
  })
})

it('a check that is cut off anywhere goes on, and finds each file once', { timeout: 120_000 }, async () => {
  const home = await createHousehold()
  const folder = await openFolder(home.creator, 'Nextcloud', { recursive: true })
  await folder.change({ many: 700, folder: 'recipes/a' })
  await folder.change({ many: 5, folder: 'recipes/b' })
  await sweep(env, later(1))
  await workCutOff(home)
  expect(await home.creator.get('/api/recipe-import/')).toMatchObject({ count: 705 })
  expect(await home.creator.get('/api/sync-log/')).toMatchObject({
    count: 1,
    results: [{ status: 'SUCCESS', msg: '705 files are new. 705 files seen.' }],
  })
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('a file that was moved after a listing of it was cut off waits once, where it is now', async () => {
  const home = await createHousehold()
  const folder = await openFolder(home.creator, 'WebDAV', { recursive: true })
  await folder.change({ files: { 'recipes/stew.pdf': 'stew', 'recipes/soups/leek.pdf': 'leek' } })
  await sweep(env, later(1))
  const body = await nextMessage(home)
  if (!body) throw new Error('no message')
  await deliver(body, cutOff('before'))
  const moved: [string, string][] = [
    ['recipes/stew.pdf', 'recipes/stews/stew.pdf'],
    ['recipes/soups/leek.pdf', 'recipes/leek.pdf'],
  ]
  await folder.change({ moved })
  await deliver(body)
  await work(home)
  const paths = (await folder.waiting()).map(({ file_path }) => file_path)
  expect(paths).toEqual(['recipes/leek.pdf', 'recipes/stews/stew.pdf'])
})

it('a listing that Dropbox resets begins anew, and one that never ends is given up', async () => {
  const { creator } = await createHousehold()
  const folder = await openFolder(creator, 'Dropbox')
  await folder.change({ many: 2500, folder: 'recipes', faults: { reset: 1 } })
  expect(await folder.check()).toMatchObject({ status: 'SUCCESS', msg: '2500 files are new. 2500 files seen.' })
  await folder.change({ faults: { reset: 100 } })
  expect(await folder.check()).toMatchObject({ status: 'ERROR', msg: expect.stringContaining('changed while') })
  await folder.change({ faults: { reset: 0, loop: 1 } })
  expect(await folder.check()).toMatchObject({ status: 'ERROR', msg: expect.stringContaining('again and again') })
  expect(await creator.get('/api/recipe-import/')).toMatchObject({ count: 2500 })
})

it('folders are checked by themselves, later after failures, and tell nothing where nothing is new', async () => {
  const home = await createHousehold()
  const { creator } = home
  const folder = await openFolder(creator, 'WebDAV')
  await folder.change({ files: { 'recipes/a.pdf': 'a' } })
  const run = async (hours: number) => {
    await sweep(env, later(hours))
    await work(home)
    return creator.get<{ last_checked: string | null; next_check: string; failures: number }>(
      `/api/sync/${folder.sync}/`,
    )
  }
  const first = await run(0.1)
  expect(first).toMatchObject({ failures: 0, last_checked: expect.any(String) })
  const hours = (Date.parse(first.next_check) - Date.parse(first.last_checked ?? '')) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(6)
  expect(hours).toBeLessThan(7)
  const second = await run(8)
  expect(second.last_checked).not.toBe(first.last_checked)
  expect(await creator.get('/api/sync-log/')).toMatchObject({ count: 1 })
  await folder.change({ faults: { unauthorized: 3 } })
  const pauses: number[] = []
  for (const at of [16, 40, 80]) {
    const { next_check, last_checked } = await run(at)
    pauses.push(Math.floor((Date.parse(next_check) - Date.parse(last_checked ?? '')) / 3_600_000))
  }
  expect(pauses).toEqual([6, 12, 24])
  expect(await creator.get('/api/sync-log/')).toMatchObject({ count: 4 })
  await creator.patch(`/api/sync/${folder.sync}/`, { active: false })
  await folder.change({})
  await run(1000)
  expect((await folder.change({})).calls).toEqual([])
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('what people threw away stays away until they ask, and folders that tell of no change are not opened', async () => {
  const home = await createHousehold()
  const { creator } = home
  const folder = await openFolder(creator, 'Nextcloud', { recursive: true })
  await folder.change({ files: { 'recipes/a/x.pdf': 'x', 'recipes/b/c/y.pdf': 'y', 'recipes/z.pdf': 'z' } })
  await folder.check()
  const [x] = await folder.waiting()
  await creator.call('DELETE', `/api/recipe-import/${x?.id}/`)
  await folder.change({ files: { 'recipes/b/c/new.pdf': 'n' } })
  await sweep(env, later(8))
  await work(home)
  const { calls } = await folder.change({})
  expect(calls.filter((call) => call.startsWith('PROPFIND')).map((call) => call.split('/recipes')[1])).toEqual([
    '/',
    '/b/',
    '/b/c/',
  ])
  expect((await folder.waiting()).map(({ name }) => name)).toEqual(['new', 'y', 'z'])
  await sweep(env, later(16))
  await work(home)
  expect((await folder.waiting()).map(({ name }) => name)).toEqual(['new', 'y', 'z'])
  await folder.check()
  expect((await folder.waiting()).map(({ name }) => name)).toEqual(['new', 'x', 'y', 'z'])
})

it('an answer does not wait for ever: the check goes on behind it', { timeout: 60_000 }, async () => {
  const home = await createHousehold()
  const folder = await openFolder(home.creator, 'WebDAV')
  await folder.change({ files: { 'recipes/a.pdf': 'a' }, faults: { slow: 1 } })
  const began = Date.now()
  expect(await folder.check()).toMatchObject({ status: 'RUNNING', msg: 'At work. 0 files seen so far.' })
  expect(Date.now() - began).toBeLessThan(12_000)
  expect(await folder.check()).toMatchObject({ status: 'RUNNING' })
  expect(await home.creator.get('/api/sync-log/')).toMatchObject({ count: 1 })
})
