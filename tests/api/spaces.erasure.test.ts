import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { eraseDue } from '#worker/modules/erasure/erase-due.ts'
import { modules } from '#worker/registry.ts'
import { sweep } from '#queues/sweep.ts'
import {
  dumpTables,
  afterGracePeriod,
  createOwnerHome,
  countSpaceRows,
  tablesContaining,
} from '#tests/deletion.fixture.ts'
import { envFailingAfter } from '../env-failing-after.ts'
import { formData, pdf } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { lastMail } from '../last-mail.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { creatable } from '../laws/document.ts'
import { liveIn } from '../laws/live.samples.ts'

const ask = (home: Awaited<ReturnType<typeof createOwnerHome>>) =>
  home.page.call('POST', `/api/space/${home.space}/deletion/`, { password: home.password })

/** A space in which everything that can be there says `bilbyq` somewhere. */
async function seededHousehold() {
  const home = await createOwnerHome('de')
  const { app } = home
  const { creator: operator } = await createHousehold()
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(operator.id).run()
  await operator.patch(`/api/enterprise-space/${home.space}/`, { licensed_modules: 'enterprise' })
  await liveIn({ ...home, creator: app }, await creatable())
  await createPancakes(app, { name: 'Bilbyq pie' })
  await app.post('/api/food/', { name: 'bilbyq', plural_name: 'bilbyqs' })
  await app.post('/api/storage/', { name: 'bilbyq cloud', method: 'DB', token: 'bilbyq' })
  await app.post('/api/user-file/', formData({ name: 'Bilbyq scan', file: pdf }))
  await home.page.call('PATCH', `/api/space/${home.space}/`, { name: 'Bilbyq house', message: 'Hello bilbyqs' })
  await home.page.post('/api/invite-link/', { group: { id: 2 }, email: 'bilbyq@example.org' })
  return home
}

const objectsOf = async (space: number) => (await env.FILES.list({ prefix: `${space}/` })).objects.length
const eventsOf = async (name: 'DIRECTORY' | 'SPACES_00' | 'SPACES_01', space: number) => {
  const { results } = await env[name]
    .prepare('SELECT seq, stream, type, at, data, meta FROM event WHERE space_id = ? ORDER BY seq')
    .bind(space)
    .all<{ seq: number; type: string; data: string; meta: string }>()
  return results
}

it('after the grace period a space is gone from every table, all files and the log, and everything else stays', async () => {
  const home = await seededHousehold()
  const beside = await createHousehold()
  const dish = await createPancakes(beside.creator, { name: 'Porridge' })
  const shard = home.shard as 'SPACES_00'
  const before = await eventsOf(shard, home.space)
  expect(Object.keys(await countSpaceRows(home)).length).toBeGreaterThan(30)
  expect(await objectsOf(home.space)).toBeGreaterThan(0)
  await ask(home)
  await sweep(env, new Date(Date.now() + 13 * 86_400_000).toISOString())
  expect(await home.page.get('/api/session/')).toMatchObject({ space: { id: home.space } })
  await sweep(env, afterGracePeriod())

  expect(await countSpaceRows(home)).toEqual({})
  expect(await countSpaceRows({ shard: 'DIRECTORY', space: home.space })).toEqual({})
  expect(await objectsOf(home.space)).toBe(0)
  for (const database of ['DIRECTORY', 'SPACES_00', 'SPACES_01']) {
    expect(await tablesContaining(database, 'bilbyq'), database).toEqual([])
  }
  const after = await eventsOf(shard, home.space)
  expect(after.slice(0, -1).map(({ seq, type }) => [seq, type])).toEqual(before.map(({ seq, type }) => [seq, type]))
  expect(after.at(-1)).toMatchObject({ type: 'space.emptied' })
  expect(new Set(after.slice(0, -1).map(({ data }) => data))).toEqual(new Set(['null']))
  const told = await eventsOf('DIRECTORY', home.space)
  expect(told.filter(({ data }) => data !== 'null').map(({ type }) => type)).toEqual(['space.erased'])
  expect(await replayDifferencesIn(home)).toEqual([])
  expect((await lastMail(home.email, 'wurde gelöscht')).text).toContain('Bilbyq house')

  expect(await home.page.get('/api/session/')).not.toMatchObject({ space: { id: home.space } })
  expect(await beside.creator.get(`/api/recipe/${dish.id}/`)).toMatchObject({ name: 'Porridge' })
  expect(await replayDifferencesIn(beside)).toEqual([])
})

it('an erasure that is interrupted, or too large for one run, is finished by the next', async () => {
  const home = await seededHousehold()
  await ask(home)
  const at = afterGracePeriod()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let runs = 0
  for (let allowed = 1; ; allowed += 3) {
    const failing = envFailingAfter(allowed)
    await eraseDue(modules, failing, at).catch(() => undefined)
    runs++
    if (!failing.failed()) break
    expect(runs).toBeLessThan(100)
  }
  expect(runs).toBeGreaterThan(5)
  expect(said.mock.calls.every((words) => String(words).includes('Error: cut'))).toBe(true)
  said.mockRestore()
  expect(await countSpaceRows(home)).toEqual({})
  expect(await objectsOf(home.space)).toBe(0)
  expect(await tablesContaining(home.shard, 'bilbyq')).toEqual([])
  expect((await eventsOf(home.shard as 'SPACES_00', home.space)).filter(({ data }) => data !== 'null')).toHaveLength(1)
  expect(await replayDifferencesIn(home)).toEqual([])

  const large = await seededHousehold()
  await ask(large)
  await eraseDue(modules, env, at, 10)
  expect(Object.keys(await countSpaceRows(large)).length).toBeGreaterThan(0)
  for (let run = 0; run < 20; run++) await eraseDue(modules, env, at, 10)
  expect(await countSpaceRows(large)).toEqual({})
  expect((await dumpTables('DIRECTORY')).get('erasure')).toBe('[]')
})
