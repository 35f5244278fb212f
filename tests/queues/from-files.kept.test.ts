import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold } from '#tests/fixture.ts'
import { zipOf } from '#tests/zip.fixture.ts'
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

const countOf = async (person: Parameters<typeof recipesOf>[0]) =>
  (await person.get<{ count: number }>('/api/recipe/')).count

it('two recipes of one name in a file both come, however far apart they stand', async () => {
  const home = await createHousehold()
  const names = Array.from({ length: 28 }, (_, n) => `Pie ${n}`)
  const cards = await Promise.all(
    ['first', ...names, 'last'].map(async (uid) => {
      const name = uid === 'first' || uid === 'last' ? 'Bread' : uid
      return [`${uid}.paprikarecipe`, await card(name, { uid, directions: `Bake the ${uid}.` })] as const
    }),
  )
  const asked = await ask(home.creator, await zipOf(Object.fromEntries(cards)), { start: true })
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 30, known: 0 })
})

it('another recipe to which its app gave the same number is not taken for the one that came before', async () => {
  const home = await createHousehold()
  const file = async (name: string) => zipOf({ 'a.paprikarecipe': await card(name, { uid: '12' }) })
  await ask(home.creator, await file('Leek soup'), { start: true })
  await work(home)
  await ask(home.creator, await file('Plum cake'), { start: true })
  await work(home)
  expect(await countOf(home.creator)).toBe(2)
})

it('what a recipe has more than there is room for is named before anything is saved', async () => {
  const home = await createHousehold()
  const asked = await ask(
    home.creator,
    await paprikaFile(['Pie'], {
      name: 'P'.repeat(130),
      photo_data: photo(),
      photos: [{ name: 'crust', data: photo() }],
      source: 'Aunt',
      difficulty: 'easy',
    }),
  )
  await work(home)
  const [item] = await itemsOf(home.creator, asked)
  expect(item?.details).toMatchObject({
    warnings: ['Its name is cut after 128 letters.'],
    notes: ['Difficulty', 'Source'],
  })
  await home.creator.post(`/api/job/${asked.id}/start/`, {})
  await work(home)
  const [recipe] = await recipesOf(home.creator)
  const { description } = await home.creator.get<{ description: string }>(`/api/recipe/${recipe?.id}/`)
  expect(description).toBe('**Difficulty:** easy\n\n**Source:** Aunt')
})

it('files that came within one call are stored once, also where the call is repeated', async () => {
  const home = await createHousehold()
  const bytes = await paprikaFile(['Pie'])
  const send = () => {
    const form = new FormData()
    form.set('type', 'PAPRIKA')
    form.set('files', new File([bytes], 'export.paprikarecipes'))
    return home.creator.call('POST', '/api/import/', form, { 'idempotency-key': 'once' })
  }
  const [first, again] = [await send(), await send()]
  expect(await again.text()).toBe(await first.text())
  const { objects } = await env.FILES.list({ prefix: `${home.space}/upload/` })
  expect(objects).toHaveLength(1)
})

it('what was sent and never used goes after a day', async () => {
  const home = await createHousehold()
  const bytes = await paprikaFile(['Pie'])
  const whole = await upload(home.creator, bytes)
  const { id: begun } = await home.creator.post<{ id: number }>('/api/import-files/uploads/', { name: 'b', size: 9 })
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await sweep(env, later(23))
  expect((await home.creator.call('GET', `/api/import-files/uploads/${whole}/`)).status).toBe(200)
  await sweep(env, later(25))
  for (const id of [whole, begun])
    expect((await home.creator.call('GET', `/api/import-files/uploads/${id}/`)).status).toBe(404)
})
