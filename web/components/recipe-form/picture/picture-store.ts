import { userStorageKey } from '#web/lib/user-storage.ts'

/** Chosen pictures wait in Cache Storage, so that neither a reload nor a closed tab loses one. */
const cacheName = 'larder-draft-pictures'
/** Earlier drafts have theirs among the pictures of recipes. */
const earlierCacheName = 'larder-pictures'
const memoryCache = new Map<string, { blob: Blob; url: string }>()

const cacheUrl = (key: string) => `/draft-picture/${key}`
const openCache = async (name = cacheName) =>
  'caches' in globalThis ? caches.open(name).catch(() => undefined) : undefined

export async function storeDraftPicture(blob: Blob): Promise<string> {
  const key = crypto.randomUUID()
  cacheInMemory(key, blob)
  const cache = await openCache()
  await cache?.put(cacheUrl(key), new Response(blob)).catch(() => undefined)
  return key
}

/** Null where the browser has evicted it. */
export async function readStoredPicture(key: string): Promise<Blob | null> {
  const known = memoryCache.get(key)
  if (known) return known.blob
  const [cache, earlier] = await Promise.all([openCache(), openCache(earlierCacheName)])
  const found = (await cache?.match(cacheUrl(key))) ?? (await earlier?.match(cacheUrl(key)))
  const blob = (await found?.blob()) ?? null
  if (blob) cacheInMemory(key, blob)
  return blob
}

export async function storedPictureUrl(key: string): Promise<string | null> {
  await readStoredPicture(key)
  return memoryCache.get(key)?.url ?? null
}

/** Of a picture that this visit has read. */
export const knownPictureUrl = (key: string): string | undefined => memoryCache.get(key)?.url

export async function prunePictures() {
  const kept = Object.keys(localStorage).filter(
    (name) => name.startsWith(userStorageKey('')) || name.startsWith('larder.outbox.'),
  )
  const drafts = kept.map((name) => localStorage.getItem(name)).join()
  const cache = await openCache()
  for (const request of (await cache?.keys()) ?? []) {
    const key = request.url.slice(request.url.lastIndexOf('/') + 1)
    if (!memoryCache.has(key) && !drafts.includes(key)) await cache?.delete(request)
  }
}

const cacheInMemory = (key: string, blob: Blob) => memoryCache.set(key, { blob, url: URL.createObjectURL(blob) })
