import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { uploadPicture } from '#tests/picture.fixture.ts'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { tablesThatDiffer } from './archive.compared.ts'
import { type Archive, archiveOf, download, lookAt } from './archive.fixture.ts'
import { holdQueue, shown, sentTo, work } from './from-files.fixture.ts'
import { runReactor } from '#queues/run-reactor.ts'
import type { TestHousehold } from '#tests/fixture.ts'

holdQueue()

/** Does the work of a household, and is killed in each slice a few steps further than the time before. */
async function workCut(home: TestHousehold): Promise<number> {
  let cuts = 0
  for (let allowed = 1; ; allowed += 2) {
    const [message] = sentTo(home)
    if (!message) return cuts
    try {
      await runReactor(message, envFailingAfter(allowed, 'put'))
      sentTo(home, { take: true })
      allowed = 1
    } catch (error) {
      if (!String(error).includes('cut')) throw error
      cuts++
    }
    if (cuts > 500) throw new Error('it never ends')
  }
}

it('killed at any moment, an archive and a restore hold each thing once', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id: recipe } = await creator.post<{ id: number }>('/api/recipe/', {
    name: 'Soup',
    steps: [{ instruction: 'Cook.', ingredients: [{ food: { name: 'leek' }, unit: { name: 'g' }, amount: 3 }] }],
  })
  await uploadPicture(creator, recipe)
  await uploadFile(creator)
  await work(home)
  const asked = await creator.post<Archive>('/api/archive/start/', {})
  expect(await workCut(home)).toBeGreaterThan(5)
  const archive = await archiveOf(creator, asked)
  expect(archive).toMatchObject({ state: 'done', files: 2 })

  const elsewhere = await createHousehold()
  const found = await lookAt(elsewhere, await download(creator, archive))
  await elsewhere.creator.post(`/api/job/${found.id}/start/`, { me: creator.id })
  expect(await workCut(elsewhere)).toBeGreaterThan(10)
  const job = await shown(elsewhere.creator, found)
  expect(job).toMatchObject({ state: 'done', failed: 0 })

  const space = Number(job.details['made'])
  const place = { space, shard: String(job.details['shard']) }
  const households = new Map(job.details['households'] as [number, number][])
  const world = { space, me: { was: creator.id, is: elsewhere.creator.id }, households, salt: '' }
  expect(await tablesThatDiffer({ ...home, archive: archive.id }, place, world)).toEqual([])
  expect(await replayDifferencesIn(place)).toEqual([])
  const spaces = await env.DIRECTORY.prepare('SELECT count(*) AS n FROM space WHERE created_by = ?')
    .bind(elsewhere.creator.id)
    .first('n')
  expect(spaces).toBe(2)
})
