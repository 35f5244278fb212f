/** A part of a file, in bytes. */
export interface Range {
  offset: number
  length: number
}

/**
 * The one part that a `Range` header asks for (RFC 9110, 14.1.2): null for the whole, also where the header asks for
 * several parts or says nothing sensible; `beyond` where the file ends before it.
 */
export function requestedRange(header: string | null, size: number): Range | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'beyond' : { offset: size - length, length }
  }
  const offset = Number(from)
  if (to !== '' && Number(to) < offset) return null
  if (offset >= size) return 'beyond'
  return { offset, length: Math.min(to === '' ? size : Number(to) + 1, size) - offset }
}
