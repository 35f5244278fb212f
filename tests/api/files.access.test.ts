import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { formData, unsignedPath, pdf, png, uploadFile, type ShownFile } from '#tests/file.fixture.ts'
import { createHousehold, stranger, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'

interface Recipe {
  id: number
  steps: { id: number; file: ShownFile | null; step_recipe_data: { steps: { file: ShownFile | null }[] } | null }[]
}

const cookWith = (person: TestPerson, file: unknown, more: object = {}) =>
  person.post<Recipe>('/api/recipe/', { name: 'Pie', steps: [{ ingredients: [], instruction: 'Bake', file }], ...more })
const share = async (person: TestPerson, recipe: number) =>
  (await person.get<{ share: string }>(`/api/share-link/${recipe}`)).share
const status = async (person: TestPerson, address: string) => (await person.call('GET', unsignedPath(address))).status

it('a step shows its file whole, and loses it with null', async () => {
  const { creator } = await createHousehold()
  const file = await uploadFile(creator, { file: png })
  const recipe = await cookWith(creator, { id: file.id, name: 'renamed by nobody' })
  expect(recipe.steps[0]?.file).toEqual(file)
  expect((await creator.get<Recipe>(`/api/recipe/${recipe.id}/`)).steps[0]?.file).toEqual(file)
  const path = `/api/step/${recipe.steps[0]?.id}/`
  expect(await creator.get(path)).toMatchObject({ file })
  expect(await creator.patch(path, { time: 5 })).toMatchObject({ file })
  expect(await creator.patch(path, { file: null })).toMatchObject({ file: null })
})

it('a step takes no file that is not there', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const theirs = await uploadFile(other.creator)
  const gone = await uploadFile(creator)
  await creator.call('DELETE', `/api/user-file/${gone.id}/`)
  for (const { id } of [theirs, gone]) {
    const steps = [{ ingredients: [], file: { id } }]
    const answer = await creator.call('POST', '/api/recipe/', { name: 'Pie', steps })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ steps: [{ file: [`Invalid pk "${id}" - object does not exist.`] }] })
  }
})

it('a file that a step uses is not deleted; once its recipe is gone, it is', async () => {
  const { creator } = await createHousehold()
  const file = await uploadFile(creator, { name: 'Crust' })
  const recipe = await cookWith(creator, file.id)
  const refused = await creator.call('DELETE', `/api/user-file/${file.id}/`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: true, msg: 'Crust is still used by 1 recipe.' })
  await creator.call('DELETE', `/api/recipe/${recipe.id}/`)
  expect((await creator.call('DELETE', `/api/user-file/${file.id}/`)).status).toBe(204)
})

it('a guest opens what recipes show them, and nothing else', async () => {
  const home = await createHousehold()
  const guest = await createNeighbour(home, 'guest')
  const [shown, hidden, loose] = [
    await uploadFile(home.creator, { file: png }),
    await uploadFile(home.creator, { file: png }),
    await uploadFile(home.creator, { file: png }),
  ]
  await cookWith(home.creator, shown.id)
  await cookWith(home.creator, hidden.id, { private: true })
  for (const kind of ['preview', 'file_download'] as const) {
    expect(await status(guest, shown[kind])).toBe(200)
    expect(await status(guest, hidden[kind])).toBe(404)
    expect(await status(guest, loose[kind])).toBe(404)
    expect(await status(home.creator, loose[kind])).toBe(200)
  }
  expect((await guest.call('GET', '/api/user-file/')).status).toBe(403)
  expect((await guest.call('POST', '/api/user-file/', formData({ name: 'x', file: pdf }))).status).toBe(403)
})

it('nobody else opens anything, by id or by address', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const file = await uploadFile(creator, { file: png })
  for (const address of [file.preview, file.file_download]) {
    expect(await status(stranger, address)).toBe(403)
    expect(await status(other.creator, address)).toBe(404)
  }
  const path = `/api/user-file/${file.id}/`
  expect((await other.creator.call('GET', path)).status).toBe(404)
  expect((await other.creator.call('PATCH', path, formData({ name: 'mine' }))).status).toBe(404)
  expect((await other.creator.call('DELETE', path)).status).toBe(404)
  expect(await creator.get(path)).toEqual(file)
})

it('a share link opens the files of its recipe, and of recipes embedded in it', async () => {
  const { creator } = await createHousehold()
  const files = await Promise.all([1, 2, 3, 4].map(() => uploadFile(creator, { file: png })))
  const [own, inner, secret, other] = files.map(({ id }) => id)
  const dough = await cookWith(creator, inner)
  const sauce = await cookWith(creator, secret, { private: true })
  const { id } = await creator.post<Recipe>('/api/recipe/', {
    name: 'Pie',
    steps: [
      { ingredients: [], file: own },
      { ingredients: [], step_recipe: dough.id },
      { ingredients: [], step_recipe: sauce.id },
    ],
  })
  await cookWith(creator, other)
  const link = await share(creator, id)
  const { steps } = await stranger.get<Recipe>(`/api/recipe/${id}/?share=${link}`)
  const shown = [steps[0]?.file, steps[1]?.step_recipe_data?.steps[0]?.file]
  expect(steps[2]?.step_recipe_data).toBeNull()
  for (const file of shown) {
    expect(await status(stranger, file?.preview ?? '')).toBe(200)
    expect(await status(stranger, file?.file_download ?? '')).toBe(200)
  }
  for (const file of files.slice(2)) {
    expect(await status(stranger, `http://larder.test${unsignedPath(file.preview)}?share=${link}`)).toBe(404)
    expect(await status(stranger, `${file.file_download}?share=${link}`)).toBe(404)
  }
})

async function limit({ space }: TestHousehold, max_file_storage_mb: number) {
  await env.DIRECTORY.prepare(
    "UPDATE space SET settings = json_set(settings, '$.max_file_storage_mb', ?1) WHERE space_id = ?2",
  )
    .bind(max_file_storage_mb, space)
    .run()
}

const large = (megabytes: number) => `%PDF-${'x'.repeat(megabytes * 1_000_000 - 5)}`

it("replaced and deleted files free the space's quota", async () => {
  const home = await createHousehold()
  const { creator } = home
  await limit(home, 3)
  const first = await uploadFile(creator, { file: large(2) })
  expect(first.file_size_kb).toBe(2000)
  expect(await creator.get(`/api/space/current/`)).toMatchObject({ file_size_mb: 2, max_file_storage_mb: 3 })
  const refused = await creator.call('POST', '/api/user-file/', formData({ name: 'x', file: large(2) }))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    file: ['The space has 1.0 of 3 MB left for files.'],
    code: 'user-file.storage_full',
  })
  const path = `/api/user-file/${first.id}/`
  expect((await creator.call('PUT', path, formData({ name: 'x', file: large(3) }))).status).toBe(200)
  expect((await creator.call('PATCH', path, formData({ name: 'y' }))).status).toBe(200)
  await creator.call('DELETE', path)
  expect((await creator.call('POST', '/api/user-file/', formData({ name: 'x', file: large(3) }))).status).toBe(201)
})

it('a space that takes no files can still rename and delete those it has', async () => {
  const home = await createHousehold()
  const { creator } = home
  const file = await uploadFile(creator)
  await limit(home, -1)
  const path = `/api/user-file/${file.id}/`
  for (const [method, target] of [
    ['POST', '/api/user-file/'],
    ['PATCH', path],
  ] as const) {
    const refused = await creator.call(method, target, formData({ name: 'x', file: pdf }))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'user-file.uploads_disabled' })
  }
  expect((await creator.call('PATCH', path, formData({ name: 'y' }))).status).toBe(200)
  expect((await creator.call('DELETE', path)).status).toBe(204)
})
