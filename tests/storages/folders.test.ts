import { describe, expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { allowHost, kinds, openFolder } from './check.fixture.ts'

allowHost()

interface Folder {
  results: { name: string; path: string; is_folder: boolean }[]
  next: string | null
  is_cut?: boolean
}

it('a storage is tried out, and what lies in a folder is shown', async () => {
  const { creator } = await createHousehold()
  const folder = await openFolder(creator, 'Nextcloud')
  await folder.change({ files: { 'recipes/a.pdf': 'a', 'recipes/sub/b.pdf': 'b' } })
  expect(await creator.post(`/api/storage/${folder.storage}/test/`, {})).toMatchObject({ ok: true, code: null })
  expect(await creator.get(`/api/storage/${folder.storage}/folder/?path=/recipes`)).toEqual({
    next: null,
    results: [
      { name: 'a.pdf', path: 'recipes/a.pdf', is_folder: false, size: 1 },
      { name: 'sub', path: 'recipes/sub', is_folder: true, size: null },
    ],
  })
  expect((await creator.call('GET', `/api/storage/${folder.storage}/folder/?path=../x`)).status).toBe(400)
  await folder.change({ faults: { unauthorized: 1 } })
  expect(await creator.post(`/api/storage/${folder.storage}/test/`, {})).toMatchObject({
    ok: false,
    code: 'storage.login_refused',
  })
})

describe.each(kinds)('%s', (kind) => {
  it('folders are shown one level at a time, by name, without files', async () => {
    const { creator } = await createHousehold()
    const folder = await openFolder(creator, kind)
    await folder.change({
      files: { 'b 10/x.pdf': 'x', 'b 9/y.pdf': 'y', 'a & b #1/deep/er/z.pdf': 'z', 'top.pdf': 't' },
    })
    const inside = async (path: string) => {
      const query = new URLSearchParams({ path, folders: 'true' })
      const { results, next } = await creator.get<Folder>(`/api/storage/${folder.storage}/folder/?${query.toString()}`)
      expect(next).toBeNull()
      return results.map((one) => [one.name, one.path])
    }
    expect(await inside('')).toEqual([
      ['a & b #1', 'a & b #1'],
      ['b 9', 'b 9'],
      ['b 10', 'b 10'],
    ])
    expect(await inside('/a & b #1/')).toEqual([['deep', 'a & b #1/deep']])
    expect(await inside('b 9')).toEqual([])
  })

  it('what goes wrong there is told by a code', async () => {
    const { creator } = await createHousehold()
    const folder = await openFolder(creator, kind)
    await folder.change({ files: { 'a/x.pdf': 'x' } })
    // Nextcloud is asked once who somebody is.
    await creator.get(`/api/storage/${folder.storage}/folder/`)
    for (const [fault, code] of [
      ['unauthorized', 'storage.login_refused'],
      ['down', 'storage.unavailable'],
      ['nonsense', 'storage.nonsense'],
    ] as const) {
      await folder.change({ faults: { [fault]: 1 } })
      const refused = await creator.call('GET', `/api/storage/${folder.storage}/folder/?folders=true`)
      expect([refused.status, await refused.json()], fault).toMatchObject([409, { code }])
    }
    if (kind === 'S3') return
    const gone = await creator.call('GET', `/api/storage/${folder.storage}/folder/?folders=true&path=nowhere`)
    expect(await gone.json()).toMatchObject({ code: 'storage.no_such_folder' })
  })
})

it('folders behind many files are found, and no more are told than anybody looks through', async () => {
  const { creator } = await createHousehold()
  for (const kind of ['Dropbox', 'WebDAV']) {
    const folder = await openFolder(creator, kind)
    await folder.change({ many: 2200, folder: 'all', files: { 'all/zzz/x.pdf': 'x' } })
    const files = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`wide/${i}/x.pdf`, 'x']))
    await folder.change({ files })
    const at = (path: string) => creator.get<Folder>(`/api/storage/${folder.storage}/folder/?folders=true&path=${path}`)
    expect((await at('all')).results.map(({ name }) => name)).toEqual(['zzz'])
    const wide = await at('wide')
    expect([wide.results.length, wide.is_cut]).toEqual([500, true])
  }
})

it('a path that leads out of the storage is refused by a code, wherever it is typed', async () => {
  const { creator } = await createHousehold()
  const folder = await openFolder(creator, 'WebDAV')
  for (const [method, path, body] of [
    ['PATCH', `/api/sync/${folder.sync}/`, { path: 'a/../../b' }],
    ['PATCH', `/api/storage/${folder.storage}/`, { path: '..' }],
    ['PUT', '/api/archive-schedule/', { every: 'daily', storage: folder.storage, folder: '../x' }],
    ['GET', `/api/storage/${folder.storage}/folder/?path=../x`, undefined],
  ] as const) {
    const refused = await creator.call(method, path, body)
    expect([refused.status, refused.headers.get('x-error-code')], path).toEqual([400, 'storage.path_refused'])
  }
})

it('a slash in front of a folder is taken off, and one alone is the whole storage', async () => {
  const { creator } = await createHousehold()
  const folder = await openFolder(creator, 'WebDAV', { path: '/recipes' })
  expect(await creator.get(`/api/sync/${folder.sync}/`)).toMatchObject({ path: 'recipes' })
  await creator.patch(`/api/sync/${folder.sync}/`, { path: '/', recursive: true })
  await folder.change({ files: { 'soup.pdf': 's', 'a/pie.pdf': 'p' } })
  expect(await folder.check()).toMatchObject({ status: 'SUCCESS', found: { new: 2 } })
  await folder.change({ removed: ['soup.pdf'] })
  expect(await folder.check()).toMatchObject({ status: 'SUCCESS', found: { gone: 1 } })
})
