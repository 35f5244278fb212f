import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pathOf, png, uploadFile, type ShownFile } from '#tests/file.fixture.ts'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { statusOfAddress, uploadPicture } from '#tests/picture.fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const START = Date.parse('2027-01-10T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => vi.useRealTimers())
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const imageOf = async (person: TestPerson, id: number) =>
  (await person.get<{ image: string }>(`/api/recipe/${id}/`)).image
const withFile = (file: number, more = {}) => ({ steps: [{ ingredients: [], file }], ...more })
const previewIn = async (person: TestPerson, id: number) =>
  (await person.get<{ steps: { file: ShownFile }[] }>(`/api/recipe/${id}/`)).steps[0]?.file.preview ?? ''

it('the address of a picture in an answer opens it without credentials, in every size', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  const image = await uploadPicture(creator, id)
  const answer = await stranger.call('GET', pathOf(image))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=30, immutable$/)
  expect(answer.headers.get('vary')).toBeNull()
  expect(await statusOfAddress(`${image}&width=320`)).toBe(200)
  const file = await uploadFile(creator, { file: png })
  expect(await statusOfAddress(file.preview)).toBe(200)
  expect(await statusOfAddress(file.file_download)).toBe(403)
})

it('all answers that show a recipe give the same address, for weeks', async () => {
  const { creator, join } = await createHousehold()
  const { id } = await createPancakes(creator, { name: 'Pie' })
  const image = await uploadPicture(creator, id)
  const list = await creator.get<{ results: { image: string }[] }>('/api/recipe/')
  const flat = await creator.get<{ image: string }[]>('/api/recipe/flat/')
  expect([list.results[0]?.image, flat[0]?.image, await imageOf(creator, id)]).toEqual([image, image, image])
  expect(await imageOf(await join('user'), id)).toBe(image)
  later(DAY)
  expect(await imageOf(creator, id)).toBe(image)
  later(13 * DAY)
  expect(await statusOfAddress(image)).toBe(200)
  const next = await imageOf(creator, id)
  expect(next).not.toBe(image)
  later(14 * DAY)
  expect(await statusOfAddress(image)).toBe(403)
  expect(await statusOfAddress(next)).toBe(200)
})

it('a signature opens only the picture that it was made for', async () => {
  const { creator } = await createHousehold()
  const [one, other] = [await createPancakes(creator), await createPancakes(creator)]
  const [image, second] = [await uploadPicture(creator, one.id), await uploadPicture(creator, other.id)]
  const url = new URL(image)
  const sign = url.searchParams.get('sign') ?? ''
  const flipped = `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`
  const altered = [
    `${new URL(second).pathname}${url.search}`,
    pathOf(image).replace(/until=\d+/, 'until=9999999999'),
    pathOf(image).replace('v=0.', 'v=9.'),
    pathOf(image).replace(/of=recipe:\d+/, `of=recipe:${other.id}`),
    pathOf(image).replace(sign, flipped),
    pathOf(image).replace(sign, sign.slice(1)),
    pathOf(image).replace(`sign=${sign}`, 'sign='),
    url.pathname,
  ]
  for (const path of altered) expect((await stranger.call('GET', path)).status, path).toBe(403)
  expect((await creator.call('GET', url.pathname)).status).toBe(200)
})

it('an address that somebody writes into a recipe is not signed', async () => {
  const { creator, join } = await createHousehold()
  const { id } = await createPancakes(creator, { private: true })
  const { pathname } = new URL(await uploadPicture(creator, id))
  const other = await join('user')
  const text = `http://larder.test${pathname}?until=9999999999&of=recipe:${id}&v=0.0`
  const own = await createPancakes(other, { description: text })
  const shown = await other.get<{ description: string }>(`/api/recipe/${own.id}/`)
  expect(shown.description).toBe(text)
})

it('an address ends within a minute when its recipe becomes private, and the new one is for who may see it', async () => {
  const { creator, join } = await createHousehold()
  const mate = await join('user')
  const file = await uploadFile(creator, { file: png })
  const { id } = await createPancakes(creator, withFile(file.id))
  await uploadPicture(creator, id)
  const [image, preview] = [await imageOf(mate, id), await previewIn(mate, id)]
  expect([await statusOfAddress(image), await statusOfAddress(preview)]).toEqual([200, 200])
  await creator.patch(`/api/recipe/${id}/`, { private: true })
  later(MINUTE)
  expect([await statusOfAddress(image), await statusOfAddress(preview)]).toEqual([403, 403])
  expect((await mate.call('GET', pathOf(image))).status).toBe(404)
  const [mine, own] = [await imageOf(creator, id), await previewIn(creator, id)]
  expect([await statusOfAddress(mine), await statusOfAddress(own)]).toEqual([200, 200])
})

it('an address ends when somebody whom the recipe was shared with no longer sees it', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const { id } = await createPancakes(creator, { private: true, shared: [{ id: friend.id }] })
  await uploadPicture(creator, id)
  const image = await imageOf(friend, id)
  await creator.patch(`/api/recipe/${id}/`, { shared: [] })
  later(MINUTE)
  expect(await statusOfAddress(image)).toBe(403)
})

it('an address ends when its picture is replaced, taken away or deleted, and undoing makes a new one', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  const first = await uploadPicture(creator, id)
  const second = await uploadPicture(creator, id)
  later(MINUTE)
  expect([await statusOfAddress(first), await statusOfAddress(second)]).toEqual([403, 200])
  const gone = await creator.call('PUT', `/api/recipe/${id}/image/`, new FormData())
  later(MINUTE)
  expect(await statusOfAddress(second)).toBe(403)
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  later(MINUTE)
  const third = await imageOf(creator, id)
  expect([await statusOfAddress(second), await statusOfAddress(third)]).toEqual([403, 200])
  await creator.call('DELETE', `/api/recipe/${id}/`)
  later(MINUTE)
  expect(await statusOfAddress(third)).toBe(403)
})

it('the address of a file ends when it is replaced, deleted, or goes into or out of a private recipe', async () => {
  const { creator } = await createHousehold()
  const files = await Promise.all([1, 2, 3, 4].map(() => uploadFile(creator, { file: png })))
  const [replaced, deleted, hidden, freed] = files
  const { id } = await createPancakes(creator, { private: true })
  await creator.patch(`/api/recipe/${id}/`, withFile(freed?.id ?? 0))
  later(MINUTE)
  const before = [...files.slice(0, 3).map(({ preview }) => preview), await previewIn(creator, id)]
  expect(await Promise.all(before.map(statusOfAddress))).toEqual([200, 200, 200, 200])
  const content = new FormData()
  content.set('file', new File([png], 'new.png'))
  expect((await creator.call('PATCH', `/api/user-file/${replaced?.id}/`, content)).status).toBe(200)
  await creator.call('DELETE', `/api/user-file/${deleted?.id}/`)
  await creator.patch(`/api/recipe/${id}/`, withFile(hidden?.id ?? 0))
  later(MINUTE)
  expect(await Promise.all(before.map(statusOfAddress))).toEqual([403, 403, 403, 403])
})

it('all addresses of a space end when somebody leaves it', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const { id } = await createPancakes(home.creator)
  const image = await uploadPicture(home.creator, id)
  const { results } = await home.creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const membership = results.find(({ user }) => user.id === mate.id)
  expect((await home.creator.call('DELETE', `/api/user-space/${membership?.id}/`)).status).toBe(204)
  later(MINUTE)
  expect(await statusOfAddress(image)).toBe(403)
  expect(await statusOfAddress(await imageOf(home.creator, id))).toBe(200)
})

it('all addresses of a space end when its creator says so', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator)
  const image = await uploadPicture(home.creator, id)
  const admin = await home.join('admin')
  const path = `/api/space/${home.space}/end_addresses/`
  expect((await admin.call('POST', path, {})).status).toBe(403)
  expect((await home.creator.call('POST', path, {})).status).toBe(204)
  later(MINUTE)
  expect(await statusOfAddress(image)).toBe(403)
  const next = await imageOf(home.creator, id)
  expect([await statusOfAddress(next), await imageOf(admin, id)]).toEqual([200, next])
})

it('the address of a picture of a space or a member ends when the picture is replaced or removed', async () => {
  const { creator, space, join } = await createHousehold()
  const [logo, face] = [await uploadFile(creator, { file: png }), await uploadFile(creator, { file: png })]
  const [home, me] = [`/api/space/${space}/`, `/api/user-preference/${creator.id}/`]
  await creator.patch(home, { image: { id: logo.id } })
  await creator.patch(me, { image: { id: face.id } })
  const guest = await join('guest')
  const shown = [
    (await guest.get<{ image: ShownFile }>('/api/space/current/')).image.preview,
    (await creator.get<{ image: ShownFile }>(me)).image.preview,
  ]
  later(MINUTE)
  expect(await Promise.all(shown.map(statusOfAddress))).toEqual([200, 200])
  await creator.patch(me, { image: null })
  later(MINUTE)
  expect(await Promise.all(shown.map(statusOfAddress))).toEqual([200, 403])
  await creator.patch(home, { image: null })
  later(MINUTE)
  expect(await Promise.all(shown.map(statusOfAddress))).toEqual([403, 403])
})
