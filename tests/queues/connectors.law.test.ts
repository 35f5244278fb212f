import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runFollower } from '#queues/run-follower.ts'
import { CONNECTOR, followLists } from '#worker/modules/connectors/follow-lists.ts'
import { runRound } from '#worker/modules/connectors/round/run-round.ts'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { createHousehold } from '#tests/fixture.ts'
import { connected, database, holdConnectors } from '#tests/todo/connector.fixture.ts'
import { FakeService, type FakeKind } from '#tests/todo/fake-service.ts'

holdConnectors()

const kinds: [string, FakeKind][] = [
  ['whole listings', {}],
  ['listings of changes and versions', { cursors: true, versions: true, aisles: false }],
]

it.each(kinds)('with %s, cut off anywhere, both lists end equal in few requests', async (_name, kind) => {
  const home = await createHousehold()
  const service = new FakeService(kind)
  const { id, list, entries } = await connected(home)
  const fake = {
    ...followLists,
    run: (...[follower, , world]: Parameters<typeof followLists.run>) => runRound(follower, world, () => service),
  }
  const run = async (world: Env = env) => {
    await database(home)
      .prepare('UPDATE follower SET lease_until = NULL, wake_at = ?1 WHERE space_id = ?2 AND kind = ?3')
      .bind('2026-01-01T00:00:00.000Z', home.space, CONNECTOR)
      .run()
    await runFollower({ follower: CONNECTOR, database: home.shard, space: home.space, id }, world, 20_000, [fake])
  }
  const idOf = (name: string) => [...service.items].find(([, item]) => item.name === name)?.[0] ?? ''
  const troubles = ['after', 'before', 'halfway', null, 'limited'] as const
  for (let day = 0; day < 10; day++) {
    const { id: entry } = await list(`Kind ${'abcdefghij'[day]}`, { amount: day % 3 })
    service.add(`Other ${'abcdefghij'[day]}`)
    if (day % 3 === 1) await home.creator.patch(`/api/shopping-list-entry/${entry}/`, { amount: 7 })
    if (day === 5) service.change(idOf('Other a'), { name: 'Other things (3)' })
    if (day === 6) service.renumber(idOf('Other b'))
    if (day === 7) service.remove(idOf('Other c'))
    service.trouble = troubles[day % troubles.length] ?? null
    await run(envFailingAfter(2 + day)).catch(() => {})
    if (day % 2 === 0) await run()
  }
  service.trouble = null
  await run()
  await run()
  const there = [...service.items.values()].map(({ name }) => name)
  expect(new Set(there).size).toBe(there.length)
  expect(there).toHaveLength(19)
  expect(await entries()).toHaveLength(19)
  expect(there).toContain('Other things (3)')
  expect(await entries()).toContain('3 Other things')
  expect(there).not.toContain('Other c')
  service.requests = 0
  await run()
  expect(service.requests).toBe(1)
})
