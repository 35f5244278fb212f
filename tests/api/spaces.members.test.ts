import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { membershipIn } from '../memberships-of.ts'

it('admins see all members, others themselves', async () => {
  const home = await createHousehold()
  const [guest, admin] = [await home.join('guest'), await home.join('admin')]
  expect(await home.creator.get('/api/user-space/')).toMatchObject({ count: 3 })
  expect(await admin.get('/api/user-space/')).toMatchObject({ count: 3 })
  expect(await guest.get('/api/user-space/')).toMatchObject({ count: 1, results: [{ user: { id: guest.id } }] })
  const { id } = await membershipIn(home.creator, home)
  expect((await guest.call('GET', `/api/user-space/${id}/`)).status).toBe(404)
  expect(await admin.get(`/api/user-space/${id}/`)).toMatchObject({ user: { id: home.creator.id }, invite_link: null })
})

it('the creator makes a guest a user at once, and nobody else does', async () => {
  const home = await createHousehold()
  const [guest, admin] = [await home.join('guest'), await home.join('admin')]
  const { id } = await membershipIn(guest, home)
  const path = `/api/user-space/${id}/`
  expect((await guest.call('POST', '/api/unit/', { name: 'cup' })).status).toBe(403)
  expect((await admin.call('PATCH', path, { groups: [{ id: 2 }] })).status).toBe(403)
  expect((await guest.call('PATCH', path, { groups: [{ id: 3 }] })).status).toBe(403)
  expect(await home.creator.patch(path, { groups: [{ id: 1 }, { id: 2, name: 'user' }] })).toMatchObject({
    groups: [{ id: 2, name: 'user' }],
  })
  expect((await guest.call('POST', '/api/unit/', { name: 'cup' })).status).toBe(201)
  for (const groups of [[], [{ id: 9 }]]) {
    expect((await home.creator.call('PATCH', path, { groups })).status).toBe(400)
  }
  expect(await home.creator.patch(path, { internal_note: 'cooks on Sundays' })).toMatchObject({
    internal_note: 'cooks on Sundays',
    groups: [{ id: 2 }],
  })
})

it('the creator of a space stays its admin and cannot leave it', async () => {
  const home = await createHousehold()
  const { id } = await membershipIn(home.creator, home)
  expect((await home.creator.call('PATCH', `/api/user-space/${id}/`, { groups: [{ id: 1 }] })).status).toBe(400)
  expect((await home.creator.call('DELETE', `/api/user-space/${id}/`)).status).toBe(400)
  expect(await home.creator.patch(`/api/user-space/${id}/`, { groups: [{ id: 3 }] })).toMatchObject({
    groups: [{ id: 3 }],
  })
})

it('a member who leaves is no longer listed, but still named as author', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const { id } = await membershipIn(user, home)
  expect((await user.call('DELETE', `/api/user-space/${id}/`)).status).toBe(204)
  expect(await user.get('/api/space/current/')).not.toMatchObject({ id: home.space })
  expect(await home.creator.get('/api/user/')).toMatchObject([{ id: home.creator.id }])
  expect((await user.call('GET', `/api/space/${home.space}/`)).status).toBe(404)
  expect((await user.call('DELETE', `/api/user-space/${id}/`)).status).toBe(404)
})

it('only the creator takes others out', async () => {
  const home = await createHousehold()
  const [one, two, admin] = [await home.join('user'), await home.join('user'), await home.join('admin')]
  const { id } = await membershipIn(one, home)
  expect((await two.call('DELETE', `/api/user-space/${id}/`)).status).toBe(404)
  expect((await admin.call('DELETE', `/api/user-space/${id}/`)).status).toBe(403)
  const other = await createHousehold()
  expect((await other.creator.call('DELETE', `/api/user-space/${id}/`)).status).toBe(404)
  expect((await home.creator.call('DELETE', `/api/user-space/${id}/`)).status).toBe(204)
  expect(await home.creator.get('/api/user-space/')).toMatchObject({ count: 3 })
})

it('households are the creator’s to arrange, and one that people are in stays', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const place = await membershipIn(user, home)
  expect(place.household).toEqual((await membershipIn(home.creator, home)).household)
  expect((await user.call('GET', '/api/household/')).status).toBe(403)
  const flat = await home.creator.post<{ id: number }>('/api/household/', { name: 'Flat' })
  expect(await home.creator.patch(`/api/household/${flat.id}/`, { name: 'Top floor' })).toMatchObject({
    name: 'Top floor',
  })
  expect(await home.creator.get('/api/household/')).toMatchObject({ count: 2 })
  const batch = await home.creator.call('PUT', '/api/user-space/batch_update/', {
    user_spaces: [place.id, 999_999],
    household: flat.id,
  })
  expect(batch.status).toBe(200)
  expect((await membershipIn(user, home)).household).toMatchObject({ id: flat.id, name: 'Top floor' })
  expect((await home.creator.call('DELETE', `/api/household/${flat.id}/`)).status).toBe(409)
  await home.creator.patch(`/api/user-space/${place.id}/`, { household: null })
  expect((await home.creator.call('DELETE', `/api/household/${flat.id}/`)).status).toBe(204)
  expect((await home.creator.call('PATCH', `/api/user-space/${place.id}/`, { household: flat.id })).status).toBe(400)
})

it('there are three groups, for everybody to see and nobody to change', async () => {
  const { join } = await createHousehold()
  const guest = await join('guest')
  expect(await guest.get('/api/group/')).toEqual([
    { id: 1, name: 'guest' },
    { id: 2, name: 'user' },
    { id: 3, name: 'admin' },
  ])
  expect(await guest.get('/api/group/2/')).toEqual({ id: 2, name: 'user' })
  expect((await guest.call('GET', '/api/group/4/')).status).toBe(404)
})

it('several members change at once, and an invalid change affects none of them', async () => {
  const home = await createHousehold()
  const [one, two] = [await home.join('guest'), await home.join('user')]
  const ids = [(await membershipIn(one, home)).id, (await membershipIn(two, home)).id]
  const put = async (body: object) => (await home.creator.call('PUT', '/api/user-space/batch_update/', body)).status
  for (const body of [
    {},
    { user_spaces: 'x' },
    { user_spaces: ids, household: 999_999 },
    { user_spaces: ids, group_set: [9] },
  ]) {
    expect(await put(body), JSON.stringify(body)).toBe(400)
  }
  expect((await membershipIn(one, home)).groups).toEqual([{ id: 1, name: 'guest' }])
  expect(await put({ user_spaces: ids, group_set: [2, 3] })).toBe(200)
  for (const person of [one, two]) expect((await membershipIn(person, home)).groups).toEqual([{ id: 3, name: 'admin' }])
  // An empty list of groups changes nothing, and the creator stays an admin.
  expect(await put({ user_spaces: ids, group_set: [] })).toBe(200)
  expect(await put({ user_spaces: [(await membershipIn(home.creator, home)).id], group_set: [1] })).toBe(400)
  expect((await one.call('PUT', '/api/user-space/batch_update/', { user_spaces: ids, group_set: [1] })).status).toBe(
    403,
  )
})

it('the list of members is narrowed by the note that came with their invitation', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  await home.join('user')
  const { id } = await membershipIn(user, home)
  await home.creator.patch(`/api/user-space/${id}/`, { internal_note: 'from the garden' })
  const list = (note: string) => home.creator.get(`/api/user-space/?internal_note=${encodeURIComponent(note)}`)
  expect(await list('from the garden')).toMatchObject({ count: 1, results: [{ id }] })
  expect(await list('from')).toMatchObject({ count: 0 })
})

it('somebody sees where they belong as a list, and as pages where they ask for pages', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/space/', { name: 'Cabin' })
  const path = '/api/user-space/all_personal/'
  const all = await creator.get<object[]>(path)
  expect(all).toHaveLength(2)
  const page = await creator.get<{ next: string }>(`${path}?page_size=1`)
  expect(page).toMatchObject({ count: 2, previous: null, results: all.slice(0, 1) })
  expect(await creator.get(page.next.replace('http://larder.test', ''))).toMatchObject({ results: all.slice(1) })
})

it('everybody in a space sees who else is, in which role and household, and nobody outside does', async () => {
  const home = await createHousehold()
  const [guest, gone] = [await home.join('guest'), await home.join('user')]
  const flat = await home.creator.post<{ id: number }>('/api/household/', { name: 'Flat' })
  await home.creator.patch(`/api/user-space/${(await membershipIn(guest, home)).id}/`, { household: flat.id })
  await gone.call('DELETE', `/api/user-space/${(await membershipIn(gone, home)).id}/`)
  const people = await guest.get('/api/people/')
  expect(people).toMatchObject([
    { user: { id: home.creator.id }, role: 'admin', creator: true },
    { user: { id: guest.id }, role: 'guest', creator: false, household: { id: flat.id, name: 'Flat' } },
  ])
  expect(people).toEqual(await home.creator.get('/api/people/'))
  expect(JSON.stringify(people)).not.toMatch(/internal_note|email/)
  expect(await (await createHousehold()).creator.get('/api/people/')).toHaveLength(1)
  expect((await stranger.call('GET', '/api/people/')).status).toBe(403)
})
