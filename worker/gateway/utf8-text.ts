/** Bytes read as UTF-8: how many characters beyond ASCII it holds, and how many bytes that belong to none. */
export interface Utf8Reading {
  characters: number
  strays: number
  text: () => string
}

export function readUtf8(bytes: Uint8Array): Utf8Reading {
  const strict = strictUtf8(bytes)
  if (strict !== null) return { characters: countCharacters(bytes), strays: 0, text: () => strict }
  let characters = 0
  const strays: Stray[] = []
  for (let at = 0; at < bytes.length && !isHopeless(characters, strays.length);) {
    const byte = bytes[at] ?? 0
    const [wanted, there] = byte < 0x80 ? [1, 1] : sequenceAt(bytes, at)
    if (byte >= 0x80 && wanted === there) characters++
    else if (byte >= 0x80) strays.push({ at, length: there })
    at += there
  }
  return { characters, strays: strays.length, text: () => mended(bytes, strays) }
}

/** Another charset, or no text at all. */
const isHopeless = (characters: number, strays: number): boolean => strays > MAX_STRAYS && strays > characters
const MAX_STRAYS = 10_000

interface Stray {
  at: number
  length: number
}

/** Half a character has no meaning; a single byte is one of the old Western set, as text that was pasted has. */
function mended(bytes: Uint8Array, strays: readonly Stray[]): string {
  const utf8 = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true })
  const western = new TextDecoder('windows-1252')
  const parts: string[] = []
  let from = 0
  for (const { at, length } of strays) {
    parts.push(utf8.decode(bytes.subarray(from, at)))
    parts.push(length === 1 ? western.decode(bytes.subarray(at, at + 1)) : '\ufffd')
    from = at + length
  }
  return [...parts, utf8.decode(bytes.subarray(from))].join('').replace(/^\ufeff/, '')
}

/** How many bytes the character that begins here needs, and how many of them are there. 0 where none begins so. */
function sequenceAt(bytes: Uint8Array, at: number): [wanted: number, there: number] {
  const first = bytes[at] ?? 0
  const wanted = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  let there = 1
  while (there < wanted && isContinuation(bytes[at + there], first, there)) there++
  return [wanted, there]
}

/** The second byte is narrower for some first ones (Unicode standard, table 3-7). */
function isContinuation(byte = 0, first: number, place: number): boolean {
  if (place > 1) return byte >= 0x80 && byte < 0xc0
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  return byte >= least && byte <= most
}

function countCharacters(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte >= 0xc0) count++
  return count
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}
