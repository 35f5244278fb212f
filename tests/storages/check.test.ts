import { describe, expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { allowHost, kinds, openFolder, type SyncLog } from './check.fixture.ts'

allowHost()

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

describe.each(kinds)('%s', (kind) => {
  it('new files wait, others are passed over, and nothing waits twice', async () => {
    const home = await createHousehold()
    const folder = await openFolder(home.creator, kind)
    await folder.change({
      files: {
        'recipes/leek soup.pdf': 'a',
        'recipes/stew.v2.html': 'b',
        'recipes/notes.docx': 'c',
        'recipes/deep/pie.pdf': 'd',
        'elsewhere/tart.pdf': 'e',
      },
    })
    const log = await folder.check()
    expect(log).toMatchObject({ status: 'SUCCESS', sync: { id: folder.sync, failures: 0 } })
    expect(log).toMatchObject({
      msg: '2 files are new, 1 is of another kind. 3 files seen.',
      code: null,
      found: { files: 3, new: 2, moved: 0, changed: 0, gone: 0, missing: 0, skipped: 1 },
    })
    expect(names(await folder.waiting())).toEqual(['leek soup', 'stew.v2'])
    expect((await folder.waiting())[0]?.file_path).toBe('recipes/leek soup.pdf')
    expect(await folder.check()).toMatchObject({ status: 'SUCCESS', msg: expect.stringContaining('Nothing new') })
    expect(await folder.waiting()).toHaveLength(2)
    expect(await home.creator.get('/api/sync-log/')).toMatchObject({ count: 2 })
    expect(await replayDifferencesIn(home)).toEqual([])
  })

  it('with its folders, what lies deeper is found', async () => {
    const { creator } = await createHousehold()
    const folder = await openFolder(creator, kind, { recursive: true })
    await folder.change({
      files: { 'recipes/a.pdf': 'a', 'recipes/x/b.pdf': 'b', 'recipes/x/y z/c.pdf': 'c', 'recipe/d.pdf': 'd' },
    })
    await folder.check()
    expect(names(await folder.waiting())).toEqual(['a', 'b', 'c'])
  })

  it('what browsers put beside a page that they save is no recipe of its own', async () => {
    const { creator } = await createHousehold()
    const folder = await openFolder(creator, kind, { recursive: true })
    await folder.change({
      files: {
        'recipes/cake.html': 'a',
        'recipes/cake_files/cake.jpg': 'b',
        'recipes/cake_files/ad.html': 'c',
        'recipes/scanned_files/pie.jpg': 'd',
      },
    })
    await folder.check()
    expect(names(await folder.waiting())).toEqual(['cake', 'pie'])
  })

  it('a file that was moved is the same file, also where it is a recipe by now', async () => {
    const home = await createHousehold()
    const { creator } = home
    const folder = await openFolder(creator, kind, { recursive: true })
    await folder.change({ files: { 'recipes/leek soup.pdf': 'a', 'recipes/stew.pdf': 'b' } })
    await folder.check()
    const [soup, stew] = await folder.waiting()
    const recipe = await creator.post<{ id: number }>(`/api/recipe-import/${soup?.id}/import_recipe/`, {})
    await folder.change({
      moved: [
        ['recipes/leek soup.pdf', 'recipes/old/leek soup.pdf'],
        ['recipes/stew.pdf', 'recipes/beef stew.pdf'],
      ],
    })
    expect((await folder.check()).msg).toBe('2 were moved. 2 files seen.')
    expect(await folder.waiting()).toMatchObject([
      { id: stew?.id, name: 'beef stew', file_path: 'recipes/beef stew.pdf' },
    ])
    expect(await creator.get(`/api/recipe/${recipe.id}/`)).toMatchObject({ file_path: 'recipes/old/leek soup.pdf' })
    expect(await replayDifferencesIn(home)).toEqual([])
  })

  it('a file that is gone waits no longer, and a recipe whose file is gone stays', async () => {
    const home = await createHousehold()
    const { creator } = home
    const folder = await openFolder(creator, kind)
    await folder.change({ files: { 'recipes/a.pdf': 'a', 'recipes/b.pdf': 'b', 'recipes/c.pdf': 'c' } })
    await folder.check()
    const [a] = await folder.waiting()
    const recipe = await creator.post<{ id: number }>(`/api/recipe-import/${a?.id}/import_recipe/`, {})
    await folder.change({ removed: ['recipes/a.pdf', 'recipes/b.pdf'] })
    expect((await folder.check()).msg).toBe('1 that waited is gone, 1 of a recipe is missing. 1 file seen.')
    expect(names(await folder.waiting())).toEqual(['c'])
    expect(await creator.get(`/api/recipe/${recipe.id}/`)).toMatchObject({ name: 'a', file_missing: true })
    await folder.change({ files: { 'recipes/a.pdf': 'a', 'recipes/b.pdf': 'b' } })
    await folder.check()
    expect(names(await folder.waiting())).toEqual(['b', 'c'])
    expect(await creator.get(`/api/recipe/${recipe.id}/`)).toMatchObject({ file_missing: false })
    expect(await replayDifferencesIn(home)).toEqual([])
  })

  it('a listing that is cut off deletes nothing, and says why', async () => {
    const { creator } = await createHousehold()
    const folder = await openFolder(creator, kind)
    await folder.change({ files: { 'recipes/a.pdf': 'a' } })
    await folder.check()
    for (const [fault, word, code] of [
      ['cut', 'reached', 'storage.unreachable'],
      ['unauthorized', 'login', 'storage.login_refused'],
      ['down', 'problem', 'storage.unavailable'],
      ['redirect', 'does not fetch', 'storage.refused_address'],
    ] as const) {
      await folder.change({ removed: ['recipes/a.pdf'], faults: { [fault]: 1 } })
      expect(await folder.check(), fault).toMatchObject({ status: 'ERROR', code, msg: expect.stringContaining(word) })
      expect(names(await folder.waiting())).toEqual(['a'])
    }
    const { results } = await creator.get<{ results: SyncLog[] }>('/api/sync-log/')
    expect(results.map(({ status }) => status)).toEqual(['SUCCESS', 'ERROR', 'ERROR', 'ERROR', 'ERROR'])
    expect(results.at(-1)?.sync.failures).toBe(4)
  })
})

it('a folder of others is not there', async () => {
  const folder = await openFolder((await createHousehold()).creator, 'Dropbox')
  const other = (await createHousehold()).creator
  await folder.change({})
  for (const [method, path] of [
    ['POST', `/api/sync/${folder.sync}/query_synced_folder/`],
    ['POST', `/api/storage/${folder.storage}/test/`],
    ['GET', `/api/storage/${folder.storage}/folder/`],
  ] as const) {
    expect((await other.call(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(404)
  }
  expect((await folder.change({})).calls).toEqual([])
})

it('a repeated key answers the same row, and looks no second time', async () => {
  const home = await createHousehold()
  const folder = await openFolder(home.creator, 'Dropbox')
  await folder.change({ files: { 'recipes/a.pdf': 'a' } })
  const path = `/api/sync/${folder.sync}/query_synced_folder/`
  const first = await home.creator.post<SyncLog>(path, {}, { 'idempotency-key': 'once' })
  await folder.change({})
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await home.creator.post<SyncLog>(path, {}, { 'idempotency-key': 'once' })).toMatchObject({ id: first.id })
  expect((await folder.change({})).calls).toEqual([])
})
