import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runReactor } from '#queues/run-reactor.ts'
import { systemContext } from '#worker/auth/system-context.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { undoCommand } from '#worker/kernel/resource/undo/undo-command.ts'
import { eventsOfCommand } from '#worker/modules/history/command.read.ts'
import { REPLICATION_REACTOR } from '#worker/modules/members/replicate-members.ts'
import { modules } from '#worker/registry.ts'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { acceptLink, createInviteLink, createNewcomer } from '#tests/invite.fixture.ts'
import { membershipIn } from '../memberships-of.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const commandOf = (answer: Response) => answer.headers.get('x-command') ?? ''
const undo = (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/command/${commandOf(answer)}/undo/`, {})
const refused = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code]
const people = async (person: TestPerson) =>
  (await person.get<{ id: number; first_name: string }[]>('/api/user/')).map(({ id, first_name }) => ({
    id,
    first_name,
  }))

it('undo does not remove a household that has members or keeps food', async () => {
  const home = await createHousehold()
  const [me, user] = [home.creator, await home.join('user')]
  const made = await me.call('POST', '/api/household/', { name: 'Flat' })
  const { id } = await made.clone().json<{ id: number }>()
  const place = await membershipIn(user, home)
  const moved = await me.call('PATCH', `/api/user-space/${place.id}/`, { household: id, groups: [3] })
  expect((await undo(user, moved)).status).toBe(403)
  expect((await undo(me, made)).status).toBe(409)
  expect((await undo(me, moved)).status).toBe(200)
  expect(await membershipIn(user, home)).toMatchObject({ household: place.household, groups: place.groups })
  const location = await me.post<{ id: number }>('/api/inventory-location/', { name: 'Cellar', household: { id } })
  expect(await refused(await undo(me, made))).toEqual([409, 'household.in_use'])
  await me.call('DELETE', `/api/inventory-location/${location.id}/`)
  const gone = await undo(me, made)
  expect(gone.status).toBe(200)
  expect(await me.get('/api/household/')).not.toMatchObject({ results: expect.arrayContaining([{ id }]) })
  expect((await undo(me, gone)).status).toBe(200)
  expect(await me.get(`/api/household/${id}/`)).toMatchObject({ name: 'Flat' })
})

it('only the creator brings back a member they removed, if there is room', async () => {
  const home = await createHousehold()
  const [me, user] = [home.creator, await home.join('user')]
  const { id } = await membershipIn(user, home)
  await me.patch(`/api/user-space/${id}/`, { internal_note: 'bakes' })
  const out = await me.call('DELETE', `/api/user-space/${id}/`)
  expect(await people(me)).toHaveLength(1)
  expect((await undo(user, out)).status).toBe(403)
  await limitedTo(1, home)
  expect(await refused(await undo(me, out))).toEqual([400, 'space.full'])
  await limitedTo(2, home)
  const back = await undo(me, out)
  expect(back.status, await back.clone().text()).toBe(200)
  expect(await people(me)).toHaveLength(2)
  expect(await me.get(`/api/user-space/${id}/`)).toMatchObject({ user: { id: user.id }, internal_note: 'bakes' })
  expect((await undo(me, back)).status).toBe(200)
  expect(await people(me)).toHaveLength(1)
})

it('who left by their own will comes back by the invitation they came by, and by nothing else', async () => {
  const home = await createHousehold()
  const [me, user, plain] = [home.creator, await createNewcomer(), await home.join('user')]
  const link = await createInviteLink(home)
  const joined = await acceptLink(user, link)
  const unjoined = await undo(user, joined)
  expect(unjoined.status, await unjoined.clone().text()).toBe(200)
  expect(await people(me)).toHaveLength(2)
  expect(await me.get(`/api/invite-link/${link.id}/`)).toMatchObject({ used_by: null })
  expect((await undo(user, unjoined)).status).toBe(200)
  expect(await people(me)).toHaveLength(3)
  expect(await me.get(`/api/invite-link/${link.id}/`)).toMatchObject({ used_by: user.id })
  const left = await user.call('DELETE', `/api/user-space/${(await membershipIn(user, home)).id}/`)
  expect(await refused(await undo(me, left))).toEqual([409, 'member.invitation_needed'])
  const closed = await me.call('DELETE', `/api/invite-link/${link.id}/`)
  expect(await refused(await undo(user, left))).toEqual([409, 'member.invitation_needed'])
  expect((await undo(me, closed)).status).toBe(200)
  expect((await undo(user, left)).status).toBe(200)
  expect(await people(me)).toHaveLength(3)
  const gone = await plain.call('DELETE', `/api/user-space/${(await membershipIn(plain, home)).id}/`)
  expect(await refused(await undo(plain, gone))).toEqual([409, 'member.invitation_needed'])
  const out = await me.call('DELETE', `/api/user-space/${(await membershipIn(user, home)).id}/`)
  expect((await undo(user, out)).status).toBe(403)
})

it('a space hears of what was taken back even where the request died before it could say so', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const out = await home.creator.call('DELETE', `/api/user-space/${(await membershipIn(user, home)).id}/`)
  const context = asCreator(home)
  const { command } = await context.directory.read({ command: eventsOfCommand(commandOf(out).slice(2)) })
  const store = directoryStore(context, home.space, [REPLICATION_REACTOR])
  const { events } = await undoCommand(modules, { context, store, events: command })
  expect(await people(home.creator)).toHaveLength(1)
  for (const { seq } of events) await runReactor({ reactor: REPLICATION_REACTOR, database: 'DIRECTORY', seq }, env)
  expect(await people(home.creator)).toHaveLength(2)
  expect(await replayDifferencesIn(home)).toEqual([])
  expect(await replayDifferencesIn({ shard: 'DIRECTORY', space: home.space })).toEqual([])
})

const operate = ({ id }: TestPerson, may: boolean) =>
  env.DIRECTORY.prepare('UPDATE user SET is_superuser = ?2 WHERE id = ?1').bind(id, Number(may)).run()

async function limitedTo(max_users: number, { creator, space }: TestHousehold): Promise<void> {
  await operate(creator, true)
  await creator.patch(`/api/space/${space}/`, { max_users })
  await operate(creator, false)
}

const asCreator = ({ space, shard, creator }: TestHousehold): Context => ({
  ...systemContext(env, '2026-12-01T00:00:00.000Z'),
  identity: {
    user: {
      id: creator.id,
      username: '',
      first_name: '',
      last_name: '',
      display_name: '',
      is_staff: false,
      is_superuser: false,
      is_active: true,
    },
    membership: { space, shard, role: 'admin', creator: true, settings: {}, households: [] },
    token: null,
    scopes: null,
    preference: {},
  },
})
