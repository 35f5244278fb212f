const SNIFFED_BYTES = 4_096
const FALLBACK = 'windows-1252'

/**
 * Text from bytes, in the charset of the byte order mark, else of the Content-Type header, else of the markup's own
 * declaration; undeclared text is UTF-8 when it is valid as that, else Windows-1252 (which contains Latin-1).
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const declared = byteOrderMark(bytes) ?? charsetOf(contentType) ?? markupCharset(bytes)
  const decoder = declared === null ? null : decoderOf(declared)
  return decoder ? decoder.decode(bytes) : (strictUtf8(bytes) ?? new TextDecoder(FALLBACK).decode(bytes))
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
  const head = new TextDecoder(FALLBACK).decode(bytes.subarray(0, SNIFFED_BYTES))
  const declaration = /<meta\b[^>]*charset[^>]*>/i.exec(head)?.[0] ?? null
  const charset = charsetOf(declaration) ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head)?.[1] ?? null
  // A page that could be read this far is not in UTF-16, whatever it says (HTML standard, encoding sniffing).
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
