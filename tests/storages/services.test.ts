import { describe, expect, it } from 'vitest'
import type { Entry, StorageService } from '#worker/modules/storages/services/storage-service.ts'
import { accessOf, codeOf, newAccount, openedService, sourceOf } from './service.fixture.ts'

const whole = { maxBytes: 1_000_000 }
const AWKWARD = ['Grüße & Küsse #1.pdf', '100% rye?.pdf', "it's (good) [old]; x=1, a+b.pdf", '蕎麦.pdf']

async function all(service: StorageService, folder: string, deep = false): Promise<Entry[]> {
  const found: Entry[] = []
  let cursor: string | null = null
  do {
    const page = await service.list(folder, { cursor, deep })
    found.push(...page.entries)
    cursor = page.next
  } while (cursor !== null)
  return found
}

const textOf = async (service: StorageService, path: string, more: object = {}) => {
  const { body } = await service.read({ path, id: '' }, { ...whole, ...more })
  return new Response(body).text()
}

describe.each([...accessOf.keys()])('%s', (kind) => {
  it('holds what was written, and lists it with names as they are', async () => {
    const service = openedService(kind, newAccount())
    // Dropbox tells paths in small letters.
    const shown = (name: string) => (kind === 'Dropbox' ? name.toLowerCase() : name)
    for (const name of AWKWARD) await service.write(`Recipes/Old/${name}`, sourceOf(`of ${name}`))
    await service.write('Recipes/soup.pdf', sourceOf('soup'))
    await service.test()
    const top = await all(service, 'Recipes')
    expect(top.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, isFolder }) => [path, isFolder])).toEqual([
      [shown('Recipes/Old'), true],
      [shown('Recipes/soup.pdf'), false],
    ])
    const inner = await all(service, 'Recipes/Old')
    expect(inner.map(({ path }) => path).toSorted()).toEqual(
      AWKWARD.map((name) => shown(`Recipes/Old/${name}`)).toSorted(),
    )
    for (const { path, size } of inner) {
      expect(await textOf(service, path), path).toHaveLength((await textOf(service, path)).length)
      expect(size).toBe(new TextEncoder().encode(await textOf(service, path)).length)
    }
    for (const name of AWKWARD) expect(await textOf(service, `Recipes/Old/${name}`)).toBe(`of ${name}`)
    if (service.listsDeep) {
      const deep = (await all(service, 'Recipes', true)).filter(({ isFolder }) => !isFolder)
      expect(deep).toHaveLength(AWKWARD.length + 1)
    }
  })

  it('sends a part of a file, and nothing where the file is known', async () => {
    const service = openedService(kind, newAccount())
    await service.write('soup.pdf', sourceOf('0123456789'))
    const { status, etag, length } = await service.read({ path: 'soup.pdf', id: '' }, whole)
    expect({ status, length }).toEqual({ status: 200, length: 10 })
    const part = await service.read({ path: 'soup.pdf', id: '' }, { ...whole, range: 'bytes=2-4' })
    expect([part.status, await new Response(part.body).text()]).toEqual([206, '234'])
    if (kind !== 'Dropbox') {
      const known = await service.read({ path: 'soup.pdf', id: '' }, { ...whole, ifNoneMatch: `"${etag}"` })
      expect(known).toMatchObject({ status: 304, body: null })
    }
  })

  it('moves without writing over anything, and deletes what may be gone already', async () => {
    const service = openedService(kind, newAccount())
    await service.write('soup.pdf', sourceOf('soup'))
    await service.write('stew.pdf', sourceOf('stew'))
    expect(await codeOf(service.move('soup.pdf', 'stew.pdf'))).toBe('storage.taken')
    await service.move('soup.pdf', 'old/leek soup.pdf')
    expect(await textOf(service, 'old/leek soup.pdf')).toBe('soup')
    expect(await codeOf(service.read({ path: 'soup.pdf', id: '' }, whole))).toBe('storage.no_such_file')
    for (let times = 0; times < 2; times++) await service.remove({ path: 'stew.pdf', id: '' })
    expect((await all(service, '')).map(({ path }) => path)).toEqual(['old'])
  })

  it('tells another content by its etag, or by its time', async () => {
    const service = openedService(kind, newAccount())
    await service.write('soup.pdf', sourceOf('soup'))
    const [before] = await all(service, '')
    await service.write('other.pdf', sourceOf('x'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await service.write('soup.pdf', sourceOf('leek'))
    const after = (await all(service, '')).find(({ path }) => path === 'soup.pdf')
    expect(after?.etag).not.toBe(before?.etag)
    expect(after?.size).toBe(before?.size)
  })

  it('writes a file that is larger than a part', async () => {
    const service = openedService(kind, newAccount())
    const bytes = new Uint8Array(18_000_000).map((_, i) => (i * 7) % 251)
    await service.write('archives/all.zip', sourceOf(bytes))
    const { body } = await service.read({ path: 'archives/all.zip', id: '' }, { maxBytes: 20_000_000 })
    const stored = new Uint8Array(await new Response(body).arrayBuffer())
    expect(stored.length).toBe(bytes.length)
    expect(stored.every((byte, i) => byte === bytes[i])).toBe(true)
  })

  it('says what is missing, and reads no more than is wanted', async () => {
    const service = openedService(kind, newAccount())
    await service.write('soup.pdf', sourceOf('0123456789'))
    expect(await codeOf(service.read({ path: 'nothing.pdf', id: '' }, whole))).toBe('storage.no_such_file')
    if (kind !== 'S3') expect(await codeOf(all(service, 'nowhere'))).toBe('storage.no_such_folder')
    const large = service
      .read({ path: 'soup.pdf', id: '' }, { maxBytes: 5 })
      .then(({ body }) => new Response(body).text())
    await expect(large).rejects.toThrow()
  })
})
