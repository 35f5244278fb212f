import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userStorageKey } from '#web/lib/user-storage.ts'

function fakeCaches() {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (address: string, response: Response) => void entries.set(address, response),
    match: async (address: string) => entries.get(address)?.clone(),
    delete: async ({ url }: { url: string }) => entries.delete(url),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
  return { open: async () => cache }
}

/** Resets what modules hold in memory, as a reload does. */
const visit = async () => {
  vi.resetModules()
  return import('#web/components/recipe-form/picture/picture-store.ts')
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a chosen picture is still there after a reload', async () => {
  const key = await (await visit()).storeDraftPicture(new Blob(['photo']))
  const file = await (await visit()).readStoredPicture(key)
  expect(await file?.text()).toBe('photo')
})

test('a picture is deleted only once no draft names it', async () => {
  const first = await visit()
  const [drafted, dropped] = [
    await first.storeDraftPicture(new Blob(['a'])),
    await first.storeDraftPicture(new Blob(['b'])),
  ]
  localStorage.setItem(userStorageKey('draft.5.new'), JSON.stringify({ picture: { kind: 'file', key: drafted } }))
  const second = await visit()
  await second.prunePictures()
  expect(await second.readStoredPicture(drafted)).not.toBeNull()
  expect(await second.readStoredPicture(dropped)).toBeNull()
})

test('a picture that was just chosen is not deleted before its draft is stored', async () => {
  const pictures = await visit()
  const key = await pictures.storeDraftPicture(new Blob(['a']))
  await pictures.prunePictures()
  expect(await pictures.readStoredPicture(key)).not.toBeNull()
})
