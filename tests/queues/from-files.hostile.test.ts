import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { packedBy, rawZip, zeros } from '#tests/raw-zip.fixture.ts'
import { zipOf } from '#tests/zip.fixture.ts'
import { pictureKey, stageOf } from '#worker/modules/imports/from-files/staged-draft.ts'
import {
  ask,
  card,
  deliver,
  holdQueue,
  itemsOf,
  type Job,
  nextMessage,
  paprikaFile,
  photo,
  shown,
  upload,
  work,
} from './from-files.fixture.ts'

holdQueue()

/** What is stored for jobs and of uploads, which is nothing once a job is over. */
async function leftOf({ space }: TestHousehold): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `${space}/` })
  return objects.map(({ key }) => key).filter((key) => /^\d+\/(?:job|upload)\//.test(key))
}

async function countsOf({ creator }: TestHousehold) {
  const counts: Record<string, number> = {}
  for (const kind of ['recipe', 'food', 'unit', 'keyword'])
    counts[kind] = (await creator.get<{ count: number }>(`/api/${kind}/?page_size=1`)).count
  return counts
}

const text = (content: string) => new TextEncoder().encode(content)

it.each([
  ['a bomb', async () => packedBy('gzip', zeros(100)), /^(?:archive_too_large|format_unknown)$/],
  [
    'a bomb in an archive',
    async () => rawZip([{ name: 'a.json', packed: await packedBy('deflate-raw', zeros(100)), method: 8, size: 10 }]),
    /^(?:archive_|format_unknown)/,
  ],
  ['half an archive', async () => (await paprikaFile(['Pie', 'Soup'])).slice(0, 300), /^archive_broken$/],
  [
    'an archive behind a password',
    async () => rawZip([{ name: 'a.json', packed: text('{}'), flags: 1 }]),
    /^archive_encrypted$/,
  ],
  ['nothing but bytes', async () => new Uint8Array(1000).fill(0xff), /^format_unknown$/],
  ['a table that no client explained', async () => text('a;b\n1;x\n2;y\n'), /^columns_unknown$/],
] as const)('%s ends its job in words, and leaves nothing', async (_, make, reason) => {
  const home = await createHousehold()
  const before = await countsOf(home)
  const uploads = [await upload(home.creator, await make(), 'export.csv')]
  const asked = await home.creator.post<Job>('/api/import-files/', { uploads, start: true })
  await work(home)
  const job = await home.creator.get<{ state: string; code: string; msg: string }>(`/api/job/${asked.id}/`)
  expect(job.state).toBe('failed')
  expect(job.code.replace('import.', '')).toMatch(reason)
  expect(job.msg).toMatch(/^\S.{10,400}$/)
  expect(await leftOf(home)).toEqual([])
  expect(await countsOf(home)).toEqual(before)
})

it('a page without a recipe is named, and leaves nothing', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, text('<html><script>alert(1)</script></html>'), { start: true })
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 0, failed: 1 })
  const [item] = await itemsOf(home.creator, asked)
  expect(item).toMatchObject({ code: 'import.recipe_unreadable', msg: expect.stringMatching(/shows no recipe/) })
  expect(await leftOf(home)).toEqual([])
})

it('pictures that are none are named, and the recipe comes without them', async () => {
  const home = await createHousehold()
  const none = btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const torn = photo().slice(0, 40)
  const asked = await ask(
    home.creator,
    await zipOf({
      'a.paprikarecipe': await card('Pie', { photo_data: none }),
      'b.paprikarecipe': await card('Soup', { photo_data: torn }),
      'c.paprikarecipe': await card('Stew', { photo_data: photo() }),
    }),
    { start: true },
  )
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 3, failed: 0 })
  const [pie] = await itemsOf(home.creator, asked)
  expect(JSON.stringify(pie?.details['warnings'])).toMatch(/picture/i)
  const { results } = await home.creator.get<{ results: { name: string; image: string | null }[] }>('/api/recipe/')
  expect(results.filter(({ image }) => image !== null).map(({ name }) => name)).toEqual(['Stew'])
  expect(await leftOf(home)).toEqual([])
})

it('names that are no names are shown as one short line, whatever stands in them', async () => {
  const home = await createHousehold()
  const names = ['\u202Eeip', 'tab\tand\nline', 'x'.repeat(2_500_000), '\u0000', '\ud800 half', '__proto__']
  const asked = await ask(
    home.creator,
    await zipOf(
      Object.fromEntries(
        await Promise.all(
          names.map(
            async (name, n) =>
              [`${n}\u202e${'long'.repeat(500)}.paprikarecipe`, await card(name, { uid: String(n) })] as const,
          ),
        ),
      ),
    ),
    { start: true },
  )
  await work(home)
  const job = await shown(home.creator, asked)
  expect(job).toMatchObject({ state: 'done', total: names.length })
  expect(job.done + job.failed).toBe(names.length)
  for (const { name, msg } of await itemsOf(home.creator, asked)) {
    expect(name).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,256}$/u)
    expect(msg.length).toBeLessThan(600)
  }
})

it('a recipe that is far too large fails by itself, in words', async () => {
  const home = await createHousehold()
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `${n} g flour`).join('\n')
  const asked = await ask(
    home.creator,
    await zipOf({
      'a.paprikarecipe': await card('Many lines', { ingredients: lines(30_000) }),
      'b.paprikarecipe': await card('Long step', { directions: 'x'.repeat(3_000_000) }),
      'c.paprikarecipe': await card('Many words', {
        categories: Array.from({ length: 20_000 }, (_, n) => `word ${n}`),
      }),
      'd.paprikarecipe': await card('Pie'),
    }),
    { start: true },
  )
  await work(home)
  const job = await shown(home.creator, asked)
  const items = await itemsOf(home.creator, asked)
  expect([job.state, job.msg]).toEqual(['done', ''])
  expect(items.at(-1)).toMatchObject({ name: 'Pie', state: 'done' })
  for (const { state, msg } of items) if (state === 'failed') expect(msg).toMatch(/^\S.{10,600}$/s)
})

it('what could not be read keeps nothing once the rest is done', async () => {
  const home = await createHousehold()
  const broken = { name: '0.paprikarecipe', packed: text('nothing'), method: 8, size: 100 } as const
  const asked = await ask(
    home.creator,
    rawZip([broken, { name: '1.paprikarecipe', packed: await card('Pie', { photo_data: photo() }) }]),
    { start: true },
  )
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 1, failed: 1 })
  expect(await leftOf(home)).toEqual([])
})

it('a job that is stopped while its files are read leaves nothing', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await paprikaFile(['Pie', 'Soup'], { photo_data: photo() }))
  await work(home, 1)
  await home.creator.post(`/api/job/${asked.id}/cancel/`, {})
  await work(home)
  expect(await leftOf(home)).toEqual([])
})

it('a slice that is cut off while its job is stopped leaves nothing once it is delivered again', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await paprikaFile(['Pie']))
  const slice = await nextMessage(home)
  await home.creator.post(`/api/job/${asked.id}/cancel/`, {})
  await work(home)
  await env.FILES.put(pictureKey(stageOf(home.space, asked.id), 0, 0), 'stored before it was cut off')
  expect(await leftOf(home)).toHaveLength(1)
  if (slice) await deliver(slice)
  expect(await leftOf(home)).toEqual([])
})
