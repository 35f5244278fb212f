import { keptName } from '#web/lib/kept.ts'

/**
 * Pictures that were chosen and not uploaded yet. They are kept with the browser's cache, beside the drafts that name
 * them, so that neither a reload nor a closed tab loses a photo.
 */
const cacheName = 'larder-pictures'
const chosen = new Map<string, { blob: Blob; url: string }>()

const address = (key: string) => `/draft-picture/${key}`
const open = async () => ('caches' in globalThis ? caches.open(cacheName).catch(() => undefined) : undefined)

export async function keepPicture(blob: Blob): Promise<string> {
  const key = crypto.randomUUID()
  remember(key, blob)
  const cache = await open()
  await cache?.put(address(key), new Response(blob)).catch(() => undefined)
  return key
}

/** The file, or null where the browser has thrown it away. */
export async function pictureFile(key: string): Promise<Blob | null> {
  const known = chosen.get(key)
  if (known) return known.blob
  const cache = await open()
  const blob = (await (await cache?.match(address(key)))?.blob()) ?? null
  if (blob) remember(key, blob)
  return blob
}

/** An address under which the page can show it. */
export async function draftPictureAddress(key: string): Promise<string | null> {
  await pictureFile(key)
  return chosen.get(key)?.url ?? null
}

/** Throws away the pictures that no draft on this device names any more. */
export async function prunePictures() {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(keptName('')))
  const drafts = kept.map((name) => localStorage.getItem(name)).join()
  const cache = await open()
  for (const request of (await cache?.keys()) ?? []) {
    const key = request.url.slice(request.url.lastIndexOf('/') + 1)
    if (!chosen.has(key) && !drafts.includes(key)) await cache?.delete(request)
  }
}

const remember = (key: string, blob: Blob) => chosen.set(key, { blob, url: URL.createObjectURL(blob) })
