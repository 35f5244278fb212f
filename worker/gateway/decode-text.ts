import { detect } from 'chardet'
import { decodeDos, dosCodePages } from './dos-text.ts'
import { lettersInPlace } from './letters-in-place.ts'

const SNIFFED_BYTES = 4_096
const DETECTED_BYTES = 65_536
/** Fewer bytes do not reveal a language. */
const MIN_DETECTABLE_BYTES = 12
const FALLBACK_CHARSET = 'windows-1252'

/**
 * Decodes by the byte order mark, else the Content-Type header, else the markup's declaration. Undeclared text is
 * UTF-8 where valid, else in the charset that the statistics of its language suggest; plain text in a code page of DOS
 * where that puts more letters between letters.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const declared = byteOrderMark(bytes) ?? charsetOf(contentType) ?? markupCharset(bytes)
  const decoder = declared === null ? null : decoderOf(declared)
  return decoder ? decoder.decode(bytes) : (strictUtf8(bytes) ?? detectedText(bytes))
}

/** The reading whose letters fit best. DOS wrote no markup. */
function detectedText(bytes: Uint8Array): string {
  const decoder = detectDecoder(bytes)
  const start = bytes.subarray(0, DETECTED_BYTES)
  let read = (part: Uint8Array) => decoder.decode(part)
  let most = lettersInPlace(read(start))
  for (const page of /^\s*</.test(read(start.subarray(0, 80))) ? [] : dosCodePages) {
    const fit = lettersInPlace(decodeDos(start, page))
    if (fit <= most) continue
    most = fit
    read = (part) => decodeDos(part, page)
  }
  return read(bytes)
}

/** For a stream that begins with `head`; undeclared bytes are told by it alone. */
export function decoderByHead(head: Uint8Array): TextDecoder {
  const declared = decoderOf(byteOrderMark(head) ?? markupCharset(head) ?? '')
  if (declared?.encoding === 'utf-8' && !isUtf8(head)) return new TextDecoder(FALLBACK_CHARSET)
  return declared ?? (isUtf8(head) ? new TextDecoder() : detectDecoder(head))
}

function detectDecoder(bytes: Uint8Array): TextDecoder {
  const words = bytesBetweenTags(bytes)
  const isTelling = words.filter((byte) => byte > 0x7f).length >= MIN_DETECTABLE_BYTES
  return decoderOf((isTelling ? detect(words) : null) ?? FALLBACK_CHARSET) ?? new TextDecoder(FALLBACK_CHARSET)
}

/** Text between tags is mostly in the page's language. */
function bytesBetweenTags(bytes: Uint8Array): Uint8Array {
  const words: number[] = []
  let isTag = false
  for (const byte of bytes.subarray(0, DETECTED_BYTES)) {
    if (byte === 0x3c) isTag = true
    else if (byte === 0x3e) isTag = false
    else if (!isTag) words.push(byte)
  }
  return Uint8Array.from(words)
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

const charsetOf = (text: string | null): string | null =>
  /charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(text ?? '')?.[1] ?? null

function markupCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder(FALLBACK_CHARSET).decode(bytes.subarray(0, SNIFFED_BYTES))
  const declaration = /<meta\b[^>]*charset[^>]*>/i.exec(head)?.[0] ?? null
  const charset = charsetOf(declaration) ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head)?.[1] ?? null
  // A page readable so far is not in UTF-16, even if it says so (HTML standard, encoding sniffing).
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether it can be the beginning of UTF-8: a letter may be cut in two where it ends. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
