import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import {
  addPicture,
  addRecipe,
  askExport,
  bytesOf,
  exportedNames,
  fetchFile,
  logOf,
  readRecipes,
} from './exports.fixture.ts'
import { holdQueue, itemsOf, shown, work } from './from-files.fixture.ts'

holdQueue()

const jobOf = ({ job }: { job: number }) => ({ id: job }) as Parameters<typeof shown>[1]

const stored = async ({ space }: TestHousehold) =>
  (await env.FILES.list({ prefix: `${space}/export/` })).objects.map(({ key }) => key)

/** Does something before an object is put. */
const bucketWith = (files: R2Bucket, before: (key: string) => Promise<void>): R2Bucket =>
  new Proxy(files, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return async (key: string, ...rest: unknown[]): Promise<unknown> => {
        if (name === 'put') await before(key)
        return Reflect.apply(own, target, [key, ...rest])
      }
    },
  })

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

it('an export holds what was chosen, with its pictures, and its log says how far it is', async () => {
  const home = await createHousehold()
  const [pie, soup] = [await addRecipe(home.creator, 'Pie'), await addRecipe(home.creator, 'Soup')]
  await addRecipe(home.creator, 'Stew')
  await addPicture(home.creator, pie)
  const log = await askExport(home.creator, { type: 'DEFAULT', all: false, recipes: [{ id: pie }, { id: soup }] })
  expect(log).toMatchObject({ type: 'DEFAULT', running: true, possibly_not_expired: true, cache_duration: 86_400 })
  expect((await fetchFile(home.creator, log)).status).toBe(404)
  await work(home)
  expect(await logOf(home.creator, log)).toMatchObject({ running: false, total_recipes: 2, exported_recipes: 2 })
  const { app, drafts } = await readRecipes(await bytesOf(await fetchFile(home.creator, log)))
  expect(app).toBe('DEFAULT')
  expect(drafts.map(({ name, pictures }) => [name, pictures.length])).toEqual([
    ['Pie', 1],
    ['Soup', 0],
  ])
})

it('an export of many slices is one whole file, also where slices are cut off and done again', async () => {
  const home = await createHousehold()
  for (let n = 0; n < 60; n++) await addRecipe(home.creator, `Pie ${String(n).padStart(2, '0')}`)
  const files = env.FILES
  let puts = 0
  // The first slice stores its part, and is cut off before it can say so.
  const cutOff = async (key: string) => {
    if (/\/part-[^/]+\.json$/.test(key) && puts++ === 0) throw new Error('cut off')
  }
  Object.assign(env, { FILES: bucketWith(files, cutOff) })
  for (const type of ['CSV', 'MARKDOWN']) {
    const log = await askExport(home.creator, { type, all: true })
    await work(home)
    expect(await logOf(home.creator, log)).toMatchObject({ running: false, exported_recipes: 60 })
    const names = await exportedNames(home.creator, log)
    expect(names.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => `Pie ${String(n).padStart(2, '0')}`))
  }
  Object.assign(env, { FILES: files })
  expect(puts).toBeGreaterThan(4)
})

it('a recipe that is gone is named, holds up no other, and can be tried again alone', async () => {
  const home = await createHousehold()
  const [pie, soup] = [await addRecipe(home.creator, 'Pie'), await addRecipe(home.creator, 'Soup')]
  const log = await askExport(home.creator, { type: 'PAPRIKA', all: true })
  await work(home, 1)
  await home.creator.call('DELETE', `/api/recipe/${pie}/`)
  await work(home)
  expect(await shown(home.creator, jobOf(log))).toMatchObject({ state: 'done', done: 1, failed: 1 })
  expect(await exportedNames(home.creator, log)).toEqual(['Soup'])
  const [first] = await itemsOf(home.creator, jobOf(log))
  expect(first).toMatchObject({ name: 'Pie', state: 'failed', msg: 'It was deleted, or is no longer shown to you.' })
  await home.creator.post(`/api/trash/recipe/${pie}/restore/`, {})
  await home.creator.post(`/api/job/${log.job}/retry/`, {})
  await work(home)
  expect(await shown(home.creator, jobOf(log))).toMatchObject({ state: 'done', done: 2, failed: 0 })
  expect(await exportedNames(home.creator, log)).toEqual(['Pie', 'Soup'])
  expect(soup).toBeGreaterThan(0)
})

it('others’ private recipes are in no file, whoever names them', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const [pie, secret] = [
    await addRecipe(home.creator, 'Pie'),
    await addRecipe(home.creator, 'Secret', { private: true }),
  ]
  const all = await askExport(mate, { type: 'CSV', all: true })
  const named = await askExport(mate, { type: 'CSV', recipes: [{ id: secret }, { id: pie }] })
  await work(home)
  expect(await exportedNames(mate, all)).toEqual(['Pie'])
  expect(await exportedNames(mate, named)).toEqual(['Pie'])
  expect((await shown(mate, jobOf(named))) as unknown).toMatchObject({ name: 'Pie' })
  expect((await mate.call('POST', '/api/export/', { type: 'CSV', recipes: [{ id: secret }] })).status).toBe(400)
})

it('a file is kept for a day', async () => {
  const home = await createHousehold()
  await addRecipe(home.creator, 'Pie')
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  await work(home)
  await sweep(env, later(23))
  await work(home)
  expect((await fetchFile(home.creator, log)).status).toBe(200)
  await sweep(env, later(25))
  await work(home)
  const gone = await fetchFile(home.creator, log)
  expect(gone.status).toBe(404)
  expect(await gone.json()).toMatchObject({ msg: 'Export Expired or not found' })
  expect(await logOf(home.creator, log)).toMatchObject({ possibly_not_expired: false })
  expect(await stored(home)).toEqual([])
})

it.each([
  ['is cancelled', 'POST', 'cancel/'],
  ['is deleted', 'DELETE', ''],
])('what is stored goes when the job %s', async (_, method, verb) => {
  const home = await createHousehold()
  for (let n = 0; n < 60; n++) await addRecipe(home.creator, `Pie ${n}`)
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  while ((await stored(home)).every((key) => !key.includes('/part-'))) expect(await work(home, 1)).toBe(1)
  const { ok } = await home.creator.call(method, `/api/job/${log.job}/${verb}`, method === 'POST' ? {} : undefined)
  expect(ok).toBe(true)
  await work(home)
  expect(await stored(home)).toEqual([])
  expect((await fetchFile(home.creator, log)).status).toBe(404)
  expect(await logOf(home.creator, log)).toMatchObject({ running: false, possibly_not_expired: false })
})

it('what a slice stores while its job is cancelled goes, too', async () => {
  const home = await createHousehold()
  await addRecipe(home.creator, 'Pie')
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  await work(home, 1)
  const files = env.FILES
  const cancel = () => home.creator.call('POST', `/api/job/${log.job}/cancel/`, {})
  Object.assign(env, {
    FILES: bucketWith(files, async (key) => {
      if (!/\/part-[^/]+\.json$/.test(key)) return
      await cancel()
      await work(home)
    }),
  })
  await work(home, 1)
  Object.assign(env, { FILES: files })
  await work(home)
  expect(await shown(home.creator, jobOf(log))).toMatchObject({ state: 'cancelled', done: 0 })
  expect(await stored(home)).toEqual([])
})

it('an export of nothing ends with a reason', async () => {
  const home = await createHousehold()
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  await work(home)
  expect(await logOf(home.creator, log)).toMatchObject({ running: false, msg: 'There is no recipe to export.' })
})
