import { expect, it } from 'vitest'
import { codeOf, control, newAccount, openedService } from './service.fixture.ts'
import type { Source } from '#worker/modules/storages/services/storage-service.ts'

const SIZE = 25_000_000

/** An archive of some size; what is read of it is noted. */
function archive(key?: string): Source & { readFrom: number[] } {
  const readFrom: number[] = []
  return {
    readFrom,
    size: SIZE,
    ...(key === undefined ? {} : { key }),
    read: async (offset, length) => {
      readFrom.push(offset)
      return new Uint8Array(Math.min(length, SIZE - offset)).map((_, i) => ((offset + i) * 7) % 251)
    },
  }
}

async function isWhole(service: ReturnType<typeof openedService>, path: string) {
  const { body } = await service.read({ path, id: '' }, { maxBytes: 30_000_000 })
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  return bytes.length === SIZE && bytes.every((byte, i) => byte === (i * 7) % 251)
}

const methodsOf = (calls: readonly string[]) => calls.map((call) => call.split(' ')[0])

it('a large archive goes to Nextcloud in chunks, into folders that it makes', async () => {
  const account = newAccount()
  const service = openedService('Nextcloud', account)
  await service.write('Backups/Larder & co/all.zip', archive())
  const { calls } = await control(account)
  expect(methodsOf(calls).filter((method) => method === 'PUT')).toHaveLength(3)
  expect(methodsOf(calls).at(-1)).toBe('MOVE')
  expect(calls.filter((call) => call.startsWith('PUT')).every((call) => call.includes('/uploads/'))).toBe(true)
  expect(await isWhole(service, 'Backups/Larder & co/all.zip')).toBe(true)
})

it('what was cut off goes on where it stopped, and a chunk that is there is not sent again', async () => {
  const account = newAccount()
  const service = openedService('Nextcloud', account)
  await service.test()
  const first = archive('one')
  await control(account, { faults: { 'cut at 00002': 1 } })
  expect(await codeOf(service.write('all.zip', first))).toBe('storage.unavailable')
  expect(Object.keys((await control(account)).files)).toEqual([])
  const again = archive('one')
  await service.write('all.zip', again)
  expect(again.readFrom).not.toContain(0)
  expect(again.readFrom).toHaveLength(2)
  expect(await isWhole(service, 'all.zip')).toBe(true)
  expect((await control(account)).uploads).toBe(0)
})

it('what can never go well leaves nothing behind, as what cannot go on does', async () => {
  for (const [fault, key, code] of [
    ['full at 00002', 'one', 'storage.full'],
    ['cut at 00002', undefined, 'storage.unavailable'],
  ] as const) {
    const account = newAccount()
    const service = openedService('Nextcloud', account)
    await control(account, { faults: { [fault]: 1 } })
    expect(await codeOf(service.write('all.zip', archive(key)))).toBe(code)
    expect(await control(account)).toMatchObject({ files: {}, uploads: 0 })
  }
})

it('an upload that Nextcloud forgot is begun anew', async () => {
  const account = newAccount()
  const service = openedService('Nextcloud', account)
  await control(account, { faults: { 'forgotten at 00002': 1 } })
  expect(await codeOf(service.write('all.zip', archive('one')))).toBe('storage.upload_lost')
  await service.write('all.zip', archive('one'))
  expect(await isWhole(service, 'all.zip')).toBe(true)
})

it('an answer that was not heard is no failure where the file is there', async () => {
  const account = newAccount()
  const service = openedService('Nextcloud', account)
  await service.test()
  await control(account, { faults: { unheard: 1 } })
  await service.write('all.zip', archive('one'))
  expect(await isWhole(service, 'all.zip')).toBe(true)
})

it('plain WebDAV and small files are written at once', async () => {
  const account = newAccount()
  const dav = openedService('WebDAV, plain', account)
  await dav.write('all.zip', archive('one'))
  expect(methodsOf((await control(account)).calls)).toEqual(['PUT'])
  const cloud = openedService('Nextcloud', newAccount())
  await cloud.write('soup.pdf', { size: 4, read: async () => new TextEncoder().encode('soup') })
})
