import { detect } from 'chardet'
import { decodeDos, dosCodePages } from './dos-text.ts'
import { lettersInPlace } from './letters-in-place.ts'
import { readUtf8, type Utf8Reading } from './utf8-text.ts'

const SNIFFED_BYTES = 4_096
const DETECTED_BYTES = 65_536
/** Fewer bytes do not reveal a language. */
const MIN_DETECTABLE_BYTES = 12
const FALLBACK_CHARSET = 'windows-1252'

/**
 * Decodes by the byte order mark, else by what the bytes themselves tell: UTF-8 is hardly ever anything else by chance,
 * whatever the page says of itself. Then the Content-Type header or the markup's declaration count, where the bytes can be
 * that; undeclared text is in the charset that the statistics of its language suggest, plain text in a code page of DOS
 * where that puts more letters between letters.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const marked = byteOrderMark(bytes)
  const declared = [charsetOf(contentType), markupCharset(bytes)].flatMap((label) => (label && decoderOf(label)) || [])
  if (marked?.startsWith('utf-16')) return new TextDecoder(marked).decode(bytes)
  const utf8 = readUtf8(bytes)
  const isPlain = utf8.characters === 0 && utf8.strays === 0
  // Some charsets of East Asia are written in ASCII.
  if (isPlain) return (declared.find(({ encoding }) => encoding === 'iso-2022-jp') ?? new TextDecoder()).decode(bytes)
  if (marked === 'utf-8' || isMeant(utf8, declared)) return utf8.text()
  const decoder = bestDeclared(bytes, declared)
  return decoder ? decoder.decode(bytes) : detectedText(bytes)
}

/** Two bytes of an East Asian charset may be a character of UTF-8 by chance; many are not. */
function isMeant({ characters, strays }: Utf8Reading, declared: readonly TextDecoder[]): boolean {
  const [first] = declared
  if (first?.encoding === 'utf-8' && strays <= characters) return true
  const isByChance = first !== undefined && DOUBLE_BYTE.has(first.encoding) && characters < FEW_CHARACTERS
  return !isByChance && characters >= strays * CHARACTERS_A_STRAY && characters > 0
}

const DOUBLE_BYTE = new Set(['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'])
const FEW_CHARACTERS = 3
/** Text of another charset has about as many of the ones as of the others. */
const CHARACTERS_A_STRAY = 3

/**
 * The first declaration that the bytes do not belie. A server that says "Western" of every page is not believed where
 * letters beyond ASCII stand side by side, as in words of another script.
 */
function bestDeclared(bytes: Uint8Array, declared: readonly TextDecoder[]): TextDecoder | null {
  const start = bytes.subarray(0, DETECTED_BYTES)
  const others = declared.filter(({ encoding }) => encoding !== 'utf-8')
  const isOtherScript = shareInRuns(start) >= MOSTLY
  const fits = others.find(({ encoding }) =>
    DOUBLE_BYTE.has(encoding) ? isValid(start, encoding) : encoding !== FALLBACK_CHARSET || !isOtherScript,
  )
  return fits ?? (others.length > 0 && !isOtherScript ? new TextDecoder(FALLBACK_CHARSET) : null)
}

const MOSTLY = 0.6

/** The share of bytes beyond ASCII that stand beside another one. */
function shareInRuns(bytes: Uint8Array): number {
  let all = 0
  let inRuns = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    all++
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) inRuns++
  }
  return all ? inRuns / all : 0
}

/** Hardly a character of these bytes is none in that charset; the last one may be cut. */
function isValid(bytes: Uint8Array, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const [all, broken] = [text.match(/[\u0080-\uffff]/g)?.length ?? 0, text.match(/\ufffd/g)?.length ?? 0]
  return broken * 20 <= all
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
  if (declared && !DOUBLE_BYTE.has(declared.encoding) && head.some((byte) => byte >= 0x80) && isUtf8(head))
    return new TextDecoder()
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

/** Whether it can be the beginning of UTF-8: a letter may be cut in two where it ends. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
