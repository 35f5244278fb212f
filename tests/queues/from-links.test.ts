import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import type { ImportBatchDetail as Batch } from '#worker/modules/imports/batch/batch.contract.ts'
import { createHousehold } from '#tests/fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

const host = inject('pictureHost')
/** With the queue that is held. */
const world = (): Env => ({ ...env, FETCH_ALLOW: host })
const path = '/api/recipe-from-source/batch/'
const page = (name: string) => `${host}/page/${name}`

holdQueue()

it('two links to the same recipe bring it once', async () => {
  const home = await createHousehold()
  const batch = await home.creator.post<Batch>(path, { urls: ['Leek soup', 'Leek soup?utm_source=mail'].map(page) })
  await work(home, undefined, world())
  const { items } = await home.creator.get<Batch>(`${path}${batch.id}/`)
  expect(items.map(({ state }) => state)).toEqual(['saved', 'known'])
  expect(items[1]?.recipe).toBe(items[0]?.recipe)
})

it('a list is a job as well, whose items say the same', async () => {
  const home = await createHousehold()
  const job = await home.creator.post<{ id: number; kind: string; total: number }>('/api/import-links/', {
    urls: ['Leek soup', 'gone'].map(page),
  })
  expect(job).toMatchObject({ kind: 'import-links', state: 'running', total: 2, waiting: 2 })
  await work(home, undefined, world())
  expect(await home.creator.get(`/api/job/${job.id}/`)).toMatchObject({ state: 'done', done: 1, failed: 1 })
  expect(await home.creator.get(`/api/job/${job.id}/items/`)).toMatchObject({
    results: [
      { name: 'Leek soup', state: 'done', details: { url: page('Leek soup') } },
      { name: page('gone'), state: 'failed', code: 'import.page_refused' },
    ],
  })
  expect(await home.creator.get(path)).toMatchObject({ count: 1, results: [{ total: 2, saved: 1, failed: 1 }] })
})

it('a page with several recipes brings the one that it is about, and says how many others it has', async () => {
  const home = await createHousehold()
  const { id } = await home.creator.post<{ id: number }>('/api/import-links/', { urls: [page('Leek soup+peas+nuts')] })
  await work(home, undefined, world())
  expect(await home.creator.get(`/api/job/${id}/items/`)).toMatchObject({
    results: [{ name: 'Leek soup', state: 'done', msg: expect.stringContaining('The page has 2 other recipes.') }],
  })
})

it('a list that is older than jobs is still shown, and goes on', async () => {
  const home = await createHousehold()
  const { creator, space, shard } = home
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const at = new Date().toISOString()
  await db.batch([
    db
      .prepare(
        'INSERT INTO import_batch (space_id, id, version, created_at, updated_at, created_by) VALUES (?, 7, 1, ?, ?, ?)',
      )
      .bind(space, at, at, creator.id),
    db
      .prepare(
        "INSERT INTO import_item (space_id, batch, position, url, state, msg, updated_at) VALUES (?, 7, 0, ?, 'failed', '', ?)",
      )
      .bind(space, page('Leek soup'), at),
  ])
  expect(await creator.get(`${path}7/`)).toMatchObject({ running: false, total: 1, failed: 1 })
  expect(await creator.post(`${path}7/retry/`, {})).toMatchObject({ running: true, waiting: 1 })
  await work(home, undefined, world())
  expect(await creator.get(`${path}7/`)).toMatchObject({ saved: 1, items: [{ name: 'Leek soup' }] })
  expect((await creator.call('DELETE', `${path}7/`)).status).toBe(204)
  expect(await creator.get(path)).toMatchObject({ count: 0 })
})
