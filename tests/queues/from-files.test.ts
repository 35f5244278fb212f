import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { gzipOf, zipOf } from '#tests/zip.fixture.ts'
import {
  ask,
  card,
  itemsOf,
  paprikaFile,
  photo,
  recipesOf,
  shown,
  upload,
  work,
  holdQueue,
} from './from-files.fixture.ts'

holdQueue()

it('what is in a file is shown before anything is saved, and saved when somebody says so', async () => {
  const home = await createHousehold()
  const { creator } = home
  const asked = await ask(creator, await paprikaFile(['Pie', 'Soup'], { photo_data: photo() }))
  expect(asked).toMatchObject({ state: 'preparing', total: 0 })
  await work(home)
  expect(await shown(creator, asked)).toMatchObject({
    state: 'ready',
    total: 2,
    waiting: 2,
    details: { app: 'PAPRIKA' },
  })
  expect(
    (await itemsOf(creator, asked)).map(({ name, details }) => [name, details['ingredients'], details['pictures']]),
  ).toEqual([
    ['Pie', 2, 1],
    ['Soup', 2, 1],
  ])
  expect(await recipesOf(creator)).toEqual([])
  await creator.post(`/api/job/${asked.id}/start/`, {})
  await work(home)
  expect(await shown(creator, asked)).toMatchObject({ state: 'done', done: 2, failed: 0, known: 0 })
  const recipes = await recipesOf(creator)
  expect(recipes.map(({ name, rating, image }) => [name, rating, image !== null])).toEqual([
    ['Pie', 4, true],
    ['Soup', 4, true],
  ])
  // Nothing that the job needed is left.
  const { objects } = await env.FILES.list({ prefix: `${home.space}/` })
  expect(objects.map(({ key }) => key).filter((key) => /^\d+\/(?:job|upload)\//.test(key))).toEqual([])
})

it('the same file brings nothing twice, and says what was here', async () => {
  const home = await createHousehold()
  const file = await paprikaFile(['Pie', 'Soup'])
  await ask(home.creator, file, { start: true })
  await work(home)
  const again = await ask(home.creator, file, { start: true, same_names: true })
  await work(home)
  expect(await shown(home.creator, again)).toMatchObject({ state: 'done', done: 0, known: 2 })
  expect(await recipesOf(home.creator)).toHaveLength(2)
})

it('what is here already is named before anything is saved, by where it came from or by its name', async () => {
  const home = await createHousehold()
  await ask(home.creator, await paprikaFile(['Pie']), { start: true })
  await work(home)
  await home.creator.post('/api/recipe/', { name: 'Soup', steps: [] })
  const asked = await ask(home.creator, await paprikaFile(['Pie', 'Soup', 'Stew']))
  await work(home)
  const [pie, soup, stew] = await itemsOf(home.creator, asked)
  expect(pie?.details['here']).toMatchObject({ by: 'source' })
  expect(soup?.details['here']).toMatchObject({ by: 'name' })
  expect(stew?.details['here']).toBeUndefined()
  await home.creator.post(`/api/job/${asked.id}/start/`, { same_names: true })
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 2, known: 1 })
})

it('a broken recipe of a file is named, and holds up no other', async () => {
  const home = await createHousehold()
  const file = await zipOf({ 'Pie.paprikarecipe': await card('Pie'), 'Bad.paprikarecipe': await gzipOf('{"name": ') })
  const asked = await ask(home.creator, file, { start: true })
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 1, failed: 1 })
  const [, bad] = await itemsOf(home.creator, asked)
  expect(bad).toMatchObject({
    name: 'Bad.paprikarecipe',
    state: 'failed',
    msg: '“Bad.paprikarecipe” is no valid JSON.',
  })
})

it('a file of no app that we know ends its job with a reason, and is not kept', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await zipOf({ 'a.bin': new Uint8Array([0, 1, 2, 3]) }))
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'failed', code: 'import.format_unknown' })
  const { objects } = await env.FILES.list({ prefix: `${home.space}/upload/` })
  expect(objects).toEqual([])
})

it('older clients send a file within one call, and follow its log', async () => {
  const home = await createHousehold()
  const form = new FormData()
  form.set('type', 'PAPRIKA')
  form.set('duplicates', 'false')
  form.set('files', new File([await paprikaFile(['Pie'])], 'export.paprikarecipes'))
  const answer = await home.creator.call('POST', '/api/import/', form)
  expect(answer.status).toBe(200)
  const { import_id: log } = await answer.json<{ import_id: number }>()
  expect(await home.creator.get(`/api/import-log/${log}/`)).toMatchObject({ running: true })
  await work(home)
  expect(await home.creator.get(`/api/import-log/${log}/`)).toMatchObject({
    running: false,
    total_recipes: 1,
    imported_recipes: 1,
    type: 'PAPRIKA',
  })
})

it('one undo takes back all that an import brought', async () => {
  const home = await createHousehold()
  const bytes = await paprikaFile(Array.from({ length: 60 }, (_, n) => `Pie ${n}`))
  const id = await upload(home.creator, bytes)
  const answer = await home.creator.call('POST', '/api/import-files/', { uploads: [id], start: true })
  const command = answer.headers.get('x-command')
  await work(home)
  expect(await recipesOf(home.creator)).toHaveLength(25)
  await home.creator.post(`/api/command/${command}/undo/`, {})
  expect(await recipesOf(home.creator)).toEqual([])
})

it('a job that is cancelled stops where it is', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await paprikaFile(Array.from({ length: 60 }, (_, n) => `Pie ${n}`)), {
    start: true,
  })
  await work(home, 2)
  await home.creator.post(`/api/job/${asked.id}/cancel/`, {})
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'cancelled', done: 25, waiting: 35 })
})
