import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { formData, pathOf, pdf, png, unsignedPath, uploadFile } from '#tests/file.fixture.ts'
import { setSpaceSetting } from '#tests/embed.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes, pancakes } from '#tests/recipe.fixture.ts'

const status = async (person: TestPerson, method: string, path: string, body?: unknown) =>
  (await person.call(method, path, body)).status

it('a space shows its own files as pictures, and no file of others', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const [logo, theirs] = [await uploadFile(home.creator, { file: png }), await uploadFile(other.creator, { file: png })]
  const path = `/api/space/${home.space}/`
  expect(await home.creator.patch(path, { image: { id: logo.id }, nav_logo: logo.id })).toMatchObject({
    image: { id: logo.id, preview: logo.preview },
    nav_logo: { id: logo.id },
  })
  const refused = await home.creator.call('PATCH', path, { image: theirs.id, logo_color_32: 9 })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    image: [`Invalid pk "${theirs.id}" - object does not exist.`],
    logo_color_32: ['Invalid pk "9" - object does not exist.'],
  })
  // Sending the whole space back changes nothing, and a guest sees its pictures.
  const whole = await home.creator.get(path)
  const again = await home.creator.call('PUT', path, whole)
  expect(again.headers.get('x-event-seq')).toBeNull()
  const guest = await home.join('guest')
  expect(await status(guest, 'GET', pathOf(logo.preview))).toBe(200)
  expect(await home.creator.post('/api/space/', { name: 'Second', image: logo.id })).toMatchObject({ image: null })
})

it('a space hands on the fields it names to new foods, and the preferences say so', async () => {
  const { creator, space } = await createHousehold()
  const answer = await creator.patch(`/api/space/${space}/`, { food_inherit: [{ id: 2 }, 99, { id: 1, name: 'x' }] })
  const fields = [
    { id: 1, name: 'Supermarket Category', field: 'supermarket_category' },
    { id: 2, name: 'Ignore Shopping', field: 'ignore_shopping' },
  ]
  expect(answer).toMatchObject({ food_inherit: fields })
  expect(await creator.get('/api/user-preference/')).toMatchObject([{ food_inherit_default: fields }])
  expect((await creator.call('PATCH', `/api/space/${space}/`, { food_inherit: ['x'] })).status).toBe(400)
})

it('people show a picture of the space that they may open themselves', async () => {
  const { creator, join } = await createHousehold()
  const other = await createHousehold()
  const [face, paper, theirs] = [
    await uploadFile(creator, { file: png }),
    await uploadFile(creator, { file: pdf }),
    await uploadFile(other.creator, { file: png }),
  ]
  const path = `/api/user-preference/${creator.id}/`
  expect(await creator.patch(path, { image: { id: face.id } })).toMatchObject({ image: { id: face.id, name: 'Scan' } })
  const whole = await creator.get(path)
  expect(await creator.patch(path, whole)).toEqual(whole)
  for (const id of [paper.id, theirs.id, 9]) expect(await status(creator, 'PATCH', path, { image: id })).toBe(400)
  const guest = await join('guest')
  expect(await status(guest, 'GET', unsignedPath(face.preview))).toBe(200)
  const hidden = await uploadFile(creator, { file: png })
  expect(await status(guest, 'PATCH', `/api/user-preference/${guest.id}/`, { image: hidden.id })).toBe(400)
  expect(await status(guest, 'GET', unsignedPath(hidden.preview))).toBe(404)
  expect(await creator.patch(path, { image: null })).toMatchObject({ image: null })
})

it('only the creator sets up a space, whatever role others have', async () => {
  const { creator, space, join } = await createHousehold()
  const path = `/api/space/${space}/`
  for (const role of ['guest', 'user', 'admin'] as const) {
    expect(await status(await join(role), 'PATCH', path, { name: 'Taken', message: 'x', max_users: 9 }), role).toBe(403)
  }
  expect(await creator.get(path)).toMatchObject({ message: '', max_users: 0 })
  for (const limits of [{ max_recipes: 1 }, { allow_sharing: false }, { ai_credits_balance: 500 }, { demo: true }]) {
    const before = await creator.get(path)
    expect(await creator.patch(path, limits)).toEqual(before)
  }
})

it('a space that is full takes no more recipes, and still lets everything in it be changed and deleted', async () => {
  const { creator, space } = await createHousehold()
  const soup = await createPancakes(creator)
  const file = await uploadFile(creator)
  await setSpaceSetting(space, 'max_recipes', 1)
  await setSpaceSetting(space, 'max_users', 1)
  await setSpaceSetting(space, 'max_file_storage_mb', 0.00001)
  const refused = await creator.call('POST', '/api/recipe/', pancakes)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'space.limit_reached' })
  expect(await status(creator, 'POST', '/api/user-file/', formData({ name: 'Scan', file: pdf }))).toBe(400)
  expect(await status(creator, 'PATCH', `/api/recipe/${soup.id}/`, { name: 'Better' })).toBe(200)
  expect(await status(creator, 'PUT', `/api/recipe/${soup.id}/`, { ...pancakes, name: 'Best' })).toBe(200)
  expect(await status(creator, 'PATCH', `/api/user-file/${file.id}/`, formData({ name: 'Renamed' }))).toBe(200)
  expect(await status(creator, 'DELETE', `/api/user-file/${file.id}/`)).toBe(204)
  expect(await status(creator, 'DELETE', `/api/recipe/${soup.id}/`)).toBe(204)
  expect(await status(creator, 'POST', '/api/recipe/', pancakes)).toBe(201)
})

it('a space with more members than it may have by now keeps them, and they can still edit and delete', async () => {
  const { creator, space, join } = await createHousehold()
  const soup = await createPancakes(creator)
  const user = await join('user')
  await setSpaceSetting(space, 'max_users', 1)
  expect(await status(user, 'PATCH', `/api/recipe/${soup.id}/`, { name: 'Better' })).toBe(200)
  expect(await creator.get('/api/user-space/')).toMatchObject({ count: 2 })
  await expect(join('guest')).rejects.toThrow('space.full')
  expect(await status(user, 'DELETE', `/api/recipe/${soup.id}/`)).toBe(204)
})

it('the languages are those that the pages speak', async () => {
  const { join } = await createHousehold()
  const spoken = await (await join('guest')).get<{ code: string; language: string }[]>('/api/localization/')
  expect(spoken.map(({ code }) => code)).toEqual(languages.toSorted())
  expect(spoken).toContainEqual({ code: 'de', language: 'German (de)' })
})

it('the number of spaces that a person creates is limited', async () => {
  const { creator } = await createHousehold()
  const rows = Array.from({ length: 99 }, (_, i) => i + 1)
  await env.DIRECTORY.prepare(
    `INSERT INTO space (space_id, version, created_at, updated_at, name, name_key, shard, created_by, settings)
     SELECT 900000000 + ?1 * 100 + value, 1, '', '', 'Space ' || value, 'space ' || value, 'SPACES_00', ?1, '{}'
     FROM json_each(?2)`,
  )
    .bind(creator.id, JSON.stringify(rows))
    .run()
  const refused = await creator.call('POST', '/api/space/', { name: 'One more' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'space.too_many' })
})
