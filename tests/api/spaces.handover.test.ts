import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { givePassword, PASSWORD as password } from '#tests/password.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { between } from '#tests/laws/interleave.ts'

const handOver = (by: TestPerson, { space }: Pick<TestHousehold, 'space'>, body: object) =>
  by.call('POST', `/api/space/${space}/hand_over/`, body)

it('a space is handed over to another of its admins, and whoever gave it stays one', async () => {
  const home = await createHousehold()
  const { creator, space } = home
  const heir = await home.join('admin')
  await givePassword(creator)
  const answer = await handOver(creator, home, { user: heir.id, password })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: space, created_by: { id: heir.id } })
  expect(await heir.patch(`/api/space/${space}/`, { message: 'Mine now' })).toMatchObject({ message: 'Mine now' })
  expect((await creator.call('PATCH', `/api/space/${space}/`, { message: 'x' })).status).toBe(403)
  expect((await creator.call('POST', '/api/automation/', { name: 'A', type: 'NEVER_UNIT', param_1: 'x' })).status).toBe(
    201,
  )
  const { results } = await heir.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const place = results.find(({ user }) => user.id === creator.id)?.id
  expect((await creator.call('DELETE', `/api/user-space/${place}/`)).status).toBe(204)
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('only its creator hands a space over, with the password, and only to an admin of it', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const [admin, user] = [await home.join('admin'), await home.join('user')]
  await Promise.all([home.creator, admin].map(givePassword))
  const tried = async (by: TestPerson, body: object) => {
    const answer = await handOver(by, home, body)
    return [answer.status, answer.headers.get('x-error-code')]
  }
  expect(await tried(admin, { user: admin.id, password })).toEqual([403, 'auth.forbidden'])
  expect(await tried(other.creator, { user: admin.id, password })).toEqual([404, 'request.not_found'])
  expect(await tried(home.creator, { user: admin.id, password: 'wrong' })).toEqual([400, 'auth.wrong_password'])
  expect(await tried(home.creator, { user: admin.id })).toEqual([400, 'request.invalid'])
  expect(await tried(home.creator, { user: user.id, password })).toEqual([400, 'space.no_admin'])
  expect(await tried(home.creator, { user: other.creator.id, password })).toEqual([400, 'space.no_admin'])
  const { name } = await home.creator.get<{ name: string }>(`/api/space/${home.space}/`)
  await admin.post('/api/space/', { name })
  expect(await tried(home.creator, { user: admin.id, password })).toEqual([400, 'space.name_taken'])
})

it('whoever runs the server hands over a space of somebody else', async () => {
  const [home, { creator: operator }] = [await createHousehold(), await createHousehold()]
  const heir = await home.join('admin')
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(operator.id).run()
  await givePassword(operator)
  expect((await handOver(operator, home, { user: heir.id, password })).status).toBe(200)
  expect(await heir.get('/api/session/')).toMatchObject({ creator: true })
})

it('nobody is given a space in the moment in which they delete their account', async () => {
  const home = await createHousehold()
  const heir = await home.join('admin')
  await Promise.all([home.creator, heir].map(givePassword))
  const [given, deleted] = await between(
    home.space,
    () => handOver(home.creator, home, { user: heir.id, password }),
    () => heir.call('POST', `/api/user/${heir.id}/deletion/`, { password }),
    { inDirectory: true },
  )
  expect(deleted.status).toBe(200)
  expect([given.status, given.headers.get('x-error-code')]).toEqual([400, 'space.no_admin'])
  expect(await home.creator.get(`/api/space/${home.space}/`)).toMatchObject({ created_by: { id: home.creator.id } })
})
