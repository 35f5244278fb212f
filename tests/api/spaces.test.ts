import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, makeUser, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'
import { membershipIn, membershipsOf } from '../memberships-of.ts'

it('the space one is in says who made it and how much is in it', async () => {
  const { creator, space, join } = await createHousehold()
  await join('user')
  const current = await creator.get('/api/space/current/')
  expect(current).toMatchObject({
    id: space,
    created_by: { id: creator.id },
    user_count: 2,
    recipe_count: 0,
    file_size_mb: 0,
    max_recipes: 0,
    allow_sharing: true,
    message: '',
    ai_default_provider: null,
  })
  expect(await creator.get('/api/space/')).toMatchObject({ count: 1, next: null, previous: null, results: [current] })
  expect(await creator.get(`/api/space/${space}/`)).toEqual(current)
})

it('a person without a space gets exactly one, with starter data in their language', async () => {
  const id = await makeUser(`alone-${crypto.randomUUID()}`)
  const alone = personWithToken(id, await tokenFor(id))
  const german = { 'accept-language': 'de-DE,de;q=0.9' }
  const answers = await Promise.all([1, 2, 3].map(() => alone.call('GET', '/api/unit/', undefined, german)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await membershipsOf(alone)).toMatchObject([
    { active: true, groups: [{ name: 'admin' }], household: { name: 'Haushalt' } },
  ])
  const units = await alone.get<{ results: { name: string }[] }>('/api/unit/?page_size=100')
  expect(units.results.map(({ name }) => name)).toContain('Prise')
  const categories = await alone.get<{ results: { name: string }[] }>('/api/supermarket-category/')
  expect(categories.results.map(({ name }) => name)).toContain('Obst & Gemüse')
})

it('a new space goes to the database with the fewest, and its maker stays where they are', async () => {
  const home = await createHousehold()
  const made = await home.creator.post<{ id: number; name: string }>('/api/space/', { name: 'Allotment' })
  expect(made).toMatchObject({ name: 'Allotment', user_count: 1, space_setup_completed: false })
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ id: home.space })
  expect(await home.creator.get('/api/space/')).toMatchObject({ count: 2 })
  const crowd = await env.DIRECTORY.prepare('SELECT shard, count(*) AS n FROM space GROUP BY shard ORDER BY n').all()
  expect(crowd.results).toHaveLength(2)
  const again = await home.creator.post<{ name: string }>('/api/space/', { name: 'allotment' })
  expect(again.name).toMatch(/^allotment #\d+$/)
  expect((await home.creator.call('POST', '/api/space/', { name: ' ' })).status).toBe(400)
})

it('the same key makes one space', async () => {
  const { creator } = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await creator.post<{ id: number }>('/api/space/', { name: 'Once' }, key)
  expect(await creator.post('/api/space/', { name: 'Once' }, key)).toMatchObject({ id: first.id, name: 'Once' })
  expect(await creator.get('/api/space/')).toMatchObject({ count: 2 })
})

it('the creator changes what is theirs to change; limits are passed over', async () => {
  const { creator, space } = await createHousehold()
  const path = `/api/space/${space}/`
  await creator.post('/api/ai-provider/', { name: 'Mine', model_name: 'm', api_key: 'secret' })
  const changed = { name: 'Kitchen', message: 'Hello', space_theme: 'DARKLY', food_inherit: [{ id: 1 }] }
  const answer = await creator.patch(path, { ...changed, max_users: 5, demo: true, ai_enabled: false })
  expect(answer).toMatchObject({
    name: 'Kitchen',
    message: 'Hello',
    space_theme: 'DARKLY',
    food_inherit: [{ id: 1, field: 'supermarket_category' }],
    max_users: 0,
    demo: false,
    ai_enabled: true,
  })
  expect(await creator.patch(path, { food_inherit: [], image: null })).toMatchObject({ food_inherit: [], image: null })
  expect((await creator.call('PATCH', path, { space_theme: 'NEON' })).status).toBe(400)
  expect((await creator.call('PATCH', path, { name: '' })).status).toBe(400)
})

it('two spaces of one person cannot share a name, but those of strangers can', async () => {
  const [one, other] = [await createHousehold(), await createHousehold()]
  const name = `Kitchen ${crypto.randomUUID()}`
  await one.creator.patch(`/api/space/${one.space}/`, { name })
  expect(await other.creator.patch(`/api/space/${other.space}/`, { name })).toMatchObject({ name })
  const second = await one.creator.post<{ id: number }>('/api/space/', { name: 'Second' })
  const answer = await one.creator.call('PATCH', `/api/space/${second.id}/`, { name })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ name: [expect.any(String)] })
})

it('members read the space, admins who did not make it cannot change it, strangers do not find it', async () => {
  const { creator, space, join } = await createHousehold()
  const [guest, admin, other] = [await join('guest'), await join('admin'), await createHousehold()]
  const path = `/api/space/${space}/`
  expect(await guest.get(path)).toMatchObject({ id: space })
  expect((await guest.call('PATCH', path, { message: 'x' })).status).toBe(403)
  expect((await admin.call('PATCH', path, { message: 'x' })).status).toBe(403)
  expect((await other.creator.call('GET', path)).status).toBe(404)
  expect((await other.creator.call('PATCH', path, { message: 'x' })).status).toBe(404)
  expect((await stranger.call('GET', path)).status).toBe(403)
  expect(await creator.get(path)).toMatchObject({ message: '' })
})

it('whoever runs the server sets the limits of any space', async () => {
  const [{ creator, space, join }, operator] = [await createHousehold(), await createHousehold()]
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(operator.creator.id).run()
  expect(await operator.creator.patch(`/api/space/${space}/`, { max_users: 2 })).toMatchObject({ max_users: 2 })
  await join('user')
  await expect(join('user')).rejects.toThrow('space.full')
  expect(await creator.patch(`/api/space/${space}/`, { message: 'still ours' })).toMatchObject({ max_users: 2 })
})

it('switching goes to another of one’s spaces, with what one is there', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const guest = await home.join('guest')
  await other.creator.call('POST', '/api/unit/', { name: 'there' })
  const second = await guest.post<{ id: number }>('/api/space/', { name: 'Mine' })
  expect((await guest.call('POST', '/api/unit/', { name: 'cup' })).status).toBe(403)
  expect(await guest.get(`/api/switch-active-space/${second.id}/`)).toMatchObject({ space: second.id, active: true })
  expect(await guest.post('/api/unit/', { name: 'mug' })).toMatchObject({ name: 'mug' })
  expect((await membershipIn(guest, home)).active).toBe(false)
  expect(await guest.post(`/api/switch-active-space/${home.space}/`, {})).toMatchObject({ space: home.space })
  expect((await guest.call('GET', `/api/switch-active-space/${other.space}/`)).status).toBe(404)
  expect((await guest.call('GET', '/api/switch-active-space/999999/')).status).toBe(404)
  expect(await guest.get('/api/space/current/')).toMatchObject({ id: home.space })
  const forged = await guest.call('GET', `/api/switch-active-space/${second.id}/`, undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect(forged.status).toBe(403)
})

it('the server says what it is to anybody, and what it has to members', async () => {
  expect(await stranger.get('/api/server-settings/current/')).toMatchObject({ version: '2.5.3', debug: false })
  expect((await stranger.call('GET', '/api/')).status).toBe(403)
  const { creator } = await createHousehold()
  expect(await creator.get('/api/')).toMatchObject({
    unit: 'http://larder.test/api/unit/',
    'user-preference': 'http://larder.test/api/user-preference/',
  })
})
