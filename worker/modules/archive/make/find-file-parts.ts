import type { ItemOf } from './archive-items.ts'

const FILES_PER_PART = 200
const BYTES_PER_PART = 16_000_000

/** Under which names in the file store a space has what people keep; smaller copies of pictures are made anew. */
export const filePrefixes = (space: number) => [`${space}/file/`, `${space}/recipe/`]
export const isOriginal = ({ key }: Pick<R2Object, 'key'>): boolean => !key.includes('@')

/** The next page of stored files, in parts that a worker can hold. Null where there is no further one. */
export async function findFileParts(
  files: R2Bucket,
  space: number,
  last: { prefix: string; to: string; number: number } | null,
): Promise<{ parts: ItemOf<'files'>[]; next: { prefix: string; to: string; number: number } | null }> {
  const prefixes = filePrefixes(space)
  const prefix = last?.prefix ?? prefixes[0] ?? ''
  const page = await files.list({ prefix, ...(last?.to ? { startAfter: last.to } : {}) })
  const parts: ItemOf<'files'>[] = []
  let number = last?.number ?? 0
  let after = last?.to ?? ''
  let heap = { count: 0, bytes: 0, to: '' }
  const close = () => {
    if (heap.count > 0) parts.push({ kind: 'files', prefix, after, to: heap.to, number: ++number })
    after = heap.to || after
    heap = { count: 0, bytes: 0, to: '' }
  }
  for (const object of page.objects.filter(isOriginal)) {
    if (heap.count === FILES_PER_PART || (heap.count > 0 && heap.bytes + object.size > BYTES_PER_PART)) close()
    heap = { count: heap.count + 1, bytes: heap.bytes + object.size, to: object.key }
  }
  close()
  if (page.truncated) return { parts, next: { prefix, to: page.objects.at(-1)?.key ?? '', number } }
  const following = prefixes[prefixes.indexOf(prefix) + 1]
  return { parts, next: following === undefined ? null : { prefix: following, to: '', number } }
}
