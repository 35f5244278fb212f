import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { unsignedPath } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQYlWM4UaFBEDGMKmIYhEEAAAEMyoFcbzNzAAAAAElFTkSuQmCC'
const picture = () =>
  new File([Uint8Array.from(atob(PNG), (byte) => byte.charCodeAt(0))], 'test.png', { type: 'image/png' })

async function put(person: TestPerson, id: number, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return exports.default.fetch(`http://larder.test/api/recipe/${id}/image/`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  })
}
const imageOf = async (person: TestPerson, id: number) =>
  (await person.get<{ image: string | null }>(`/api/recipe/${id}/`)).image

it('a picture is uploaded, shown to who may see the recipe, and taken away', async () => {
  const { creator, join } = await createHousehold()
  const { id } = await createPancakes(creator, { private: true })
  const answer = await put(creator, id, { image: picture() })
  expect(answer.status).toBe(200)
  const { image } = await answer.json<{ image: string }>()
  expect(image).toMatch(/^http:\/\/larder\.test\/media\//)
  expect(await imageOf(creator, id)).toBe(image)
  const path = new URL(image).pathname
  const shown = await creator.call('GET', path)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toMatch(/^image\//)
  expect((await (await join('user')).call('GET', path)).status).toBe(404)
  expect((await put(creator, id, {})).status).toBe(200)
  expect(await imageOf(creator, id)).toBeNull()
})

it('a file that is not a picture is refused and changes nothing', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  await put(creator, id, { image: picture() })
  const image = await imageOf(creator, id)
  const refused: Record<string, string | File>[] = [
    { image: new File(['hello'], 'a.png', { type: 'image/png' }) },
    { image: new File([], 'empty.png') },
    { image: 'not a file' },
    { image_url: 'file:///etc/passwd' },
    { image_url: 'nonsense' },
  ]
  for (const fields of refused) expect((await put(creator, id, fields)).status).toBe(400)
  expect((await creator.call('PUT', `/api/recipe/${id}/image/`, {})).status).toBe(415)
  expect(await imageOf(creator, id)).toBe(image)
})

it('the picture of an address is fetched after the answer; the present one stays until then', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  await put(creator, id, { image: picture() })
  const image = await imageOf(creator, id)
  const answer = await put(creator, id, { image_url: 'http://localhost/pie.jpg' })
  expect(await answer.json()).toEqual({ image, image_url: 'http://localhost/pie.jpg' })
  expect(answer.headers.get('x-event-seq')).not.toBeNull()
})

it('guests, and those who do not see a recipe, cannot change its picture', async () => {
  const { creator, join } = await createHousehold()
  const { id } = await createPancakes(creator, { private: true })
  expect((await put(await join('guest'), id, { image: picture() })).status).toBe(403)
  expect((await put(await join('user'), id, { image: picture() })).status).toBe(403)
  expect((await put((await createHousehold()).creator, id, { image: picture() })).status).toBe(404)
})

it('pictures of older versions come back with them', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  await put(creator, id, { image: picture() })
  const image = await imageOf(creator, id)
  const removed = await put(creator, id, {})
  await creator.post(`/api/event/${removed.headers.get('x-event-seq')}/undo/`, {})
  expect(unsignedPath((await imageOf(creator, id)) ?? '')).toBe(unsignedPath(image ?? ''))
  expect(image).not.toBeNull()
})
