import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runReactor } from '#queues/run-reactor.ts'
import { systemContext } from '#worker/auth/system-context.ts'
import { replicateMembers, currentMembers } from '#worker/modules/members/replicate-members.ts'
import { provisionSpace } from '#worker/modules/spaces/provision-space.ts'
import { sql } from 'drizzle-orm'
import { createHousehold, makeUser, personWithToken, tokenFor } from '#tests/fixture.ts'
import { membershipIn } from '../memberships-of.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const at = '2026-01-01T00:00:00.000Z'

it('spaces, members, households and settings can be rebuilt from the log', async () => {
  const home = await createHousehold()
  const [stays, goes] = [await home.join('user'), await home.join('guest')]
  const me = home.creator
  await me.patch(`/api/space/${home.space}/`, { name: 'Ours', message: 'Hello', nav_bg_color: '#fff' })
  await me.patch(`/api/space/${home.space}/`, { nav_bg_color: '' })
  const flat = await me.post<{ id: number }>('/api/household/', { name: 'Flat' })
  await me.patch(`/api/user-space/${(await membershipIn(stays, home)).id}/`, { household: flat.id, groups: [3] })
  await goes.call('DELETE', `/api/user-space/${(await membershipIn(goes, home)).id}/`)
  await stays.patch(`/api/user/${stays.id}/`, { first_name: 'Ada' })
  const settings = `/api/user-preference/${stays.id}/`
  await stays.patch(settings, { use_kj: true, csv_prefix: '-' })
  await stays.patch(settings, { use_kj: false, shopping_share: [me.id] })

  expect(await replayDifferencesIn(home)).toEqual([])
  expect(await replayDifferencesIn({ shard: 'DIRECTORY', space: 0 })).toEqual([])
})

it('a space whose database was away when it was made is furnished later, once', async () => {
  const owner = await makeUser(`owner-${crypto.randomUUID()}`)
  const away = {
    ...systemContext(env, at),
    spaceDatabase: () => {
      throw new Error('away')
    },
  }
  await expect(
    provisionSpace(away, { owner, name: 'Home', starter: 'en', idempotencyKey: null, shard: 'SPACES_01' }),
  ).rejects.toThrow('away')
  const { results } = await env.DIRECTORY.prepare(
    "SELECT seq, type, space_id FROM event WHERE space_id = (SELECT space_id FROM space WHERE created_by = ?) AND type <> 'household.created'",
  )
    .bind(owner)
    .all<{ seq: number; type: string; space_id: number }>()
  const reactors: Record<string, string> = { 'space.created': 'spaces', 'membership.granted': 'members' }
  for (const { seq, type } of [...results, ...results.toReversed()]) {
    await runReactor({ reactor: reactors[type] ?? '', database: 'DIRECTORY', seq }, env)
  }
  const person = personWithToken(owner, await tokenFor(owner))
  expect(await person.get('/api/user/')).toMatchObject([{ id: owner }])
  expect(await person.get('/api/meal-type/')).toMatchObject({ count: 4 })
})

it('news of a member that arrives late never replaces newer news', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const context = systemContext(env, at)
  const who = sql`m.space_id = ${home.space} AND m.user_id = ${user.id}`
  const { now: old } = await context.directory.read({ now: currentMembers(who) })
  await user.patch(`/api/user/${user.id}/`, { first_name: 'New' })
  await replicateMembers(context, 'changed', old, 999_999_999)
  const everybody = await home.creator.get<{ id: number; first_name: string }[]>('/api/user/')
  expect(everybody.find(({ id }) => id === user.id)).toMatchObject({ first_name: 'New' })
})
