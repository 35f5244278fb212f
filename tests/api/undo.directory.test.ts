import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { formData, png } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

const commandOf = (answer: Response) => answer.headers.get('x-command') ?? ''
const undo = (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/command/${commandOf(answer)}/undo/`, {})
const refused = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code]
const people = async (person: TestPerson) =>
  (await person.get<{ id: number; first_name: string }[]>('/api/user/')).map(({ id, first_name }) => ({
    id,
    first_name,
  }))

it('a name is as it was before, also in the space, and only for whose it is', async () => {
  const home = await createHousehold()
  const other = await home.join('admin')
  const me = home.creator
  const path = `/api/user/${me.id}/`
  const first = await me.call('PATCH', path, { first_name: 'Ada', last_name: 'Byron' })
  const second = await me.call('PATCH', path, { last_name: 'Lovelace' })
  expect((await undo(other, second)).status).toBe(404)
  expect(await refused(await undo(me, first))).toEqual([409, 'event.changed_since'])
  const back = await undo(me, second)
  expect([back.status, await back.clone().json()]).toMatchObject([200, { first_name: 'Ada', last_name: 'Byron' }])
  expect((await undo(me, first)).status).toBe(200)
  expect(await people(other)).toContainEqual({ id: me.id, first_name: '' })
  await me.patch(path, { first_name: 'Ada' })
  await me.patch(path, { first_name: 'Grace' })
  await other.patch(`/api/user/${other.id}/`, { first_name: 'Ada', last_name: 'Byron' })
  expect((await undo(me, back)).status).toBe(409)
})

it('settings that one request saved everywhere and for the space are taken back together', async () => {
  const home = await createHousehold()
  const [me, other] = [home.creator, await home.join('user')]
  const path = `/api/user-preference/${me.id}/`
  const before = await me.get(path)
  const both = await me.call('PATCH', path, { use_kj: true, csv_prefix: '-', plan_share: [other.id] })
  const after = await me.get(path)
  const here = await me.call('PATCH', path, { shopping_share: [other.id] })
  const search = await me.call('PATCH', `/api/search-preference/${me.id}/`, { lookup: true, trigram: [1] })
  expect([commandOf(both), commandOf(here), commandOf(search)].map((name) => name.slice(0, 2))).toEqual([
    'd.',
    's.',
    'd.',
  ])
  expect((await undo(other, both)).status).toBe(404)
  const back = await undo(me, here)
  expect(back.status, await back.clone().text()).toBe(200)
  const undone = await undo(me, both)
  expect(undone.status, await undone.clone().text()).toBe(200)
  expect(await me.get(path)).toEqual(before)
  expect((await undo(me, search)).status).toBe(200)
  expect(await me.get(`/api/search-preference/${me.id}/`)).toMatchObject({
    lookup: false,
    trigram: [{ id: 1 }, { id: 4 }, { id: 5 }],
  })
  expect((await undo(me, undone)).status).toBe(200)
  expect(await me.get(path)).toEqual(after)
  await me.patch(path, { use_kj: false })
  await me.patch(path, { use_kj: true, csv_prefix: '+' })
  expect(await refused(await undo(me, both))).toEqual([409, 'event.changed_since'])
  // A request that is refused in one database is not undone in the other.
  expect(await me.get(path)).toMatchObject({ plan_share: [{ id: other.id }] })
})

it('a space has the name and settings it had, for whoever may change them', async () => {
  const home = await createHousehold()
  const [me, admin, far] = [home.creator, await home.join('admin'), (await createHousehold()).creator]
  const path = `/api/space/${home.space}/`
  const { name } = await me.get<{ name: string }>(path)
  const renamed = await me.call('PATCH', path, { name: 'Ours', message: 'Hello', trash_days: 60 })
  const told = await me.call('PATCH', path, { message: 'Hello, you' })
  expect((await undo(far, renamed)).status).toBe(404)
  expect((await undo(admin, renamed)).status).toBe(403)
  expect(await refused(await undo(me, renamed))).toEqual([409, 'event.changed_since'])
  expect((await undo(me, told)).status).toBe(200)
  expect((await undo(me, renamed)).status).toBe(200)
  expect(await me.get(path)).toMatchObject({ name, message: '', trash_days: 30 })
  await operate(me, true)
  const limited = await me.call('PATCH', path, { max_users: 9 })
  await operate(me, false)
  expect((await undo(me, limited)).status).toBe(403)
})

it('a provider of every space, and a picture that a space shows, are taken back by whoever may change them', async () => {
  const home = await createHousehold()
  const [me, admin] = [home.creator, await home.join('admin')]
  await operate(admin, true)
  const made = await admin.call('POST', '/api/ai-provider/', { name: 'All', model_name: 'x', api_key: 'a key' })
  const path = `/api/ai-provider/${(await made.clone().json<{ id: number }>()).id}/`
  const changed = await admin.call('PATCH', path, { name: 'Everybody' })
  expect((await undo(me, changed)).status).toBe(403)
  expect((await undo(admin, changed)).status).toBe(200)
  expect(await me.get(path)).toMatchObject({ name: 'All', has_api_key: true })
  const gone = await undo(admin, made)
  expect([gone.status, (await me.call('GET', path)).status]).toEqual([200, 404])
  expect((await undo(admin, gone)).status).toBe(200)
  expect(await me.get(path)).toMatchObject({ name: 'All', has_api_key: true })
  await operate(admin, false)
  expect((await undo(admin, changed)).status).toBe(403)

  const picture = async (name: string) =>
    (
      await me.post<{ id: number }>(
        '/api/user-file/',
        formData({ name, file: new File([png], 'a.png', { type: 'image/png' }) }),
      )
    ).id
  const [first, second] = [await picture('first'), await picture('second')]
  await me.patch(`/api/space/${home.space}/`, { image: first })
  const shown = await me.call('PATCH', `/api/space/${home.space}/`, { image: second })
  expect((await undo(me, shown)).status).toBe(200)
  expect(await me.get(`/api/space/${home.space}/`)).toMatchObject({ image: { id: first } })
})

const operate = ({ id }: TestPerson, may: boolean) =>
  env.DIRECTORY.prepare('UPDATE user SET is_superuser = ?2 WHERE id = ?1').bind(id, Number(may)).run()
