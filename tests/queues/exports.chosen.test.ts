import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold, stranger, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { addRecipe, askExport, bytesOf, exportedNames, fetchFile, type ExportLog } from './exports.fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

holdQueue()

async function namesFor(home: TestHousehold, body: object): Promise<string[]> {
  const log = await askExport(home.creator, { type: 'CSV', ...body })
  await work(home)
  return exportedNames(home.creator, log)
}

it('a book comes in the order in which it is read, a filter as the list shows it', async () => {
  const home = await createHousehold()
  const { creator } = home
  const pie = await addRecipe(creator, 'Pie', { keywords: [{ name: 'Sweet' }] })
  const soup = await addRecipe(creator, 'Soup')
  await addRecipe(creator, 'Apple cake', { keywords: [{ name: 'Sweet' }] })
  const { results } = await creator.get<{ results: { id: number; name: string }[] }>('/api/keyword/?query=Sweet')
  const book = await creator.post<{ id: number }>('/api/recipe-book/', { name: 'Sundays', description: '', shared: [] })
  for (const recipe of [soup, pie]) await creator.post('/api/recipe-book-entry/', { book: book.id, recipe })
  const search = `keywords=${results[0]?.id}&sort_order=-name&page_size=1`
  const filter = await creator.post<{ id: number }>('/api/custom-filter/', { name: 'Sweets', search, shared: [] })
  expect(await namesFor(home, { book: book.id })).toEqual(['Soup', 'Pie'])
  expect(await namesFor(home, { filter: search })).toEqual(['Pie', 'Apple cake'])
  expect(await namesFor(home, { custom_filter: { id: filter.id, name: 'Sweets' }, recipes: [{ id: soup }] })).toEqual([
    'Pie',
    'Apple cake',
  ])
  expect(await namesFor(home, { filter: 'query=soup' })).toEqual(['Soup'])
})

it('what cannot be exported is said at once', async () => {
  const { creator } = await createHousehold()
  const refused = async (body: object) => {
    const answer = await creator.call('POST', '/api/export/', body)
    expect(answer.status).toBe(400)
    return Object.keys(await answer.json<object>())
  }
  expect(await refused({ type: 'PDF', all: true })).toContain('type')
  expect(await refused({ all: true })).toContain('type')
  expect(await refused({ type: 'CSV', all: false, recipes: [], custom_filter: null })).toContain('recipes')
  expect(await refused({ type: 'CSV' })).toContain('recipes')
  expect(await refused({ type: 'CSV', book: 999 })).toContain('book')
  expect(await refused({ type: 'CSV', custom_filter: { id: 999 } })).toContain('filter')
  expect(await refused({ type: 'CSV', filter: 'keyword=3' })).toContain('filter')
})

async function exported(home: TestHousehold, person: TestPerson = home.creator): Promise<ExportLog> {
  await addRecipe(home.creator, 'Pie')
  const log = await askExport(person, { type: 'CSV', all: true })
  await work(home)
  return log
}

it('a file is its owner’s alone, has a name that says what it is, and can be fetched on from where it broke off', async () => {
  const home = await createHousehold()
  const log = await exported(home)
  const answer = await fetchFile(home.creator, log)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="All recipes \(CSV\) \d{4}-\d\d-\d\d\.csv"/,
  )
  const whole = await bytesOf(answer)
  expect(Number(answer.headers.get('content-length'))).toBe(whole.length)
  const rest = await fetchFile(home.creator, log, { range: `bytes=${whole.length - 40}-` })
  expect(rest.status).toBe(206)
  expect(new Uint8Array(await rest.arrayBuffer())).toEqual(whole.slice(-40))
  for (const other of [await home.join('admin'), (await createHousehold()).creator])
    expect((await fetchFile(other, log)).status).toBe(404)
  expect((await fetchFile(await home.join('guest'), log)).status).toBe(403)
  expect((await fetchFile(stranger, log)).status).toBe(403)
})

it('a link opens without a session, for the file that it was made for, until its owner leaves', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const log = await exported(home, mate)
  const second = await exported(home, mate)
  const { url, expires_at } = await mate.get<{ url: string; expires_at: string }>(`/api/export-log/${log.id}/link/`)
  expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  const path = url.slice(new URL(url).origin.length)
  const open = async (link: string) => (await stranger.call('GET', link)).status
  expect(await open(path)).toBe(200)
  expect(await open(path.replace(`/${log.id}/`, `/${second.id}/`))).toBe(404)
  expect(await open(path.replace(/until=(\d)/, 'until=9$1'))).toBe(404)
  expect(await open(path.replace(/sign=.*/, 'sign=none'))).toBe(404)
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 0 WHERE id = ?').bind(mate.id).run()
  expect(await open(path)).toBe(404)
})

it('an erased person’s files go with them', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  await exported(home, mate)
  const theirs = async () => (await env.FILES.list({ prefix: `${home.space}/export/${mate.id}/` })).objects.length
  expect(await theirs()).toBeGreaterThan(0)
  await env.DIRECTORY.prepare('UPDATE user SET erase_at = ? WHERE id = ?')
    .bind('2026-01-02T00:00:00.000Z', mate.id)
    .run()
  await sweep(env, new Date().toISOString())
  expect(await theirs()).toBe(0)
})
