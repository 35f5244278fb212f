import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { membershipIn, membershipsOf } from '../memberships-of.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Page {
  count: number
  results: { id: number; name: string }[]
}

const count = async (person: TestPerson, path: string) => (await person.get<Page>(path)).count

it('a nested object names somebody or something, and never changes it', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const friend = await home.join('user')
  const place = await membershipIn(friend, home)
  const flat = await home.creator.post<{ id: number }>('/api/household/', { name: 'Flat' })
  const renamed = { first_name: 'Hacked', last_name: 'X', is_superuser: true, username: 'root' }
  await home.creator.patch(`/api/user-preference/${home.creator.id}/`, { plan_share: [{ id: friend.id, ...renamed }] })
  await home.creator.patch(`/api/user-space/${place.id}/`, {
    user: { id: friend.id, ...renamed },
    groups: [{ id: 2, name: 'admin' }],
    household: { id: flat.id, name: 'Hacked' },
  })
  expect(await friend.get(`/api/user/${friend.id}/`)).toMatchObject({ first_name: '', is_superuser: false })
  expect(await membershipIn(friend, home)).toMatchObject({
    groups: [{ id: 2, name: 'user' }],
    household: { name: 'Flat' },
  })
  const theirs = (await membershipIn(other.creator, other)).household
  const foreign = { household: { id: theirs?.id, name: 'Hacked' } }
  expect((await home.creator.call('PATCH', `/api/user-space/${place.id}/`, foreign)).status).toBe(400)
  expect((await home.creator.call('PATCH', `/api/household/${theirs?.id}/`, { name: 'Hacked' })).status).toBe(404)
  expect((await membershipIn(other.creator, other)).household).toEqual(theirs)
})

it('nobody sends a member elsewhere, hands a membership on, or makes one', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const user = await home.join('user')
  const { id } = await membershipIn(user, home)
  const taken = { active: false, user: { id: other.creator.id }, space: other.space, invite_link: 5, id: 1 }
  const before = await membershipIn(user, home)
  expect(await home.creator.patch(`/api/user-space/${id}/`, taken)).toMatchObject(before)
  expect(await membershipIn(user, home)).toEqual(before)
  expect(await membershipsOf(other.creator)).toHaveLength(1)
  const made = { user: user.id, space: other.space, groups: [3] }
  expect([403, 404, 405]).toContain((await user.call('POST', '/api/user-space/', made)).status)
})

it('what people cooked, looked at and rated stays in their space, and with them', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const friend = await home.join('user')
  const soup = await createPancakes(home.creator)
  const log = await home.creator.post<{ id: number }>('/api/cook-log/', { recipe: soup.id, rating: 5 })
  const view = await home.creator.post<{ id: number }>('/api/view-log/', { recipe: soup.id })
  for (const path of [
    `/api/cook-log/${log.id}/`,
    `/api/view-log/${view.id}/`,
    `/api/user-preference/${home.creator.id}/`,
  ]) {
    expect((await other.creator.call('GET', path)).status, path).toBe(404)
  }
  for (const path of ['/api/cook-log/', `/api/cook-log/?recipe=${soup.id}`, '/api/view-log/']) {
    expect(await count(other.creator, path), path).toBe(0)
  }
  expect((await friend.call('GET', `/api/view-log/${view.id}/`)).status).toBe(404)
  expect(await home.creator.get(`/api/recipe/${soup.id}/`)).toMatchObject({ rating: 5 })
  expect(await friend.get(`/api/recipe/${soup.id}/`)).toMatchObject({ rating: null })
})

it('guests add no recipes, foods or keywords, whichever call would make them along the way', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  const soup = await createPancakes(home.creator)
  const paths = ['/api/food/', '/api/keyword/', '/api/unit/', '/api/recipe/']
  const before = await Promise.all(paths.map((path) => count(home.creator, path)))
  const unknown = { name: 'saffron threads' }
  const draft = {
    name: 'Paella',
    keywords: [unknown],
    steps: [{ ingredients: [{ food: unknown, unit: unknown, amount: 1 }] }],
  }
  for (const [method, path, body] of [
    ['POST', '/api/recipe/', draft],
    ['POST', '/api/enterprise-social-recipe/', draft],
    ['PATCH', `/api/recipe/${soup.id}/`, { keywords: [unknown] }],
    ['PUT', '/api/recipe/batch_update/', { recipes: [soup.id], keywords_add: [unknown] }],
    ['POST', '/api/keyword/', unknown],
    ['POST', '/api/enterprise-social-keyword/', unknown],
    ['POST', '/api/food/', unknown],
    ['POST', '/api/recipe-from-source/', { data: JSON.stringify({ '@type': 'Recipe', name: 'Paella' }) }],
  ] as const) {
    expect((await guest.call(method, path, body)).status, `${method} ${path}`).toBe(403)
  }
  expect(await Promise.all(paths.map((path) => count(home.creator, path)))).toEqual(before)
})

it('headers in which a proxy would name a person, and parameters that once showed secrets, do nothing', async () => {
  const { creator } = await createHousehold()
  const name = await env.DIRECTORY.prepare('SELECT username FROM user WHERE id = ?')
    .bind(creator.id)
    .first<string>('username')
  for (const header of ['remote-user', 'x-forwarded-user', 'x-remote-user', 'cf-access-authenticated-user-email']) {
    expect((await stranger.call('GET', '/api/', undefined, { [header]: name ?? '' })).status, header).toBe(403)
  }
  const text = await (await creator.call('GET', '/api/recipe/?debug=true&format=api&_debug=1')).text()
  expect(text).not.toMatch(/SELECT|sqlite/i)
})
