/** A name that people can read and every system can keep: no paths, no signs of shells, addresses or drives. */
export function fileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(
      /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\\/:*?"<>|%#~@{}^[\]$`]/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
  const short = shortened(clean.trim().replace(/^[.\s-]+/, '')).replace(/[.\s]+$/, '')
  if (short === '') return 'Recipe'
  return RESERVED.test(short) ? `Recipe ${short}` : short
}

/** Systems allow 255 bytes for a name with its ending. */
function shortened(text: string): string {
  let short = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    bytes += new TextEncoder().encode(segment).length
    if (bytes > MAX_BYTES) return short
    short += segment
  }
  return short
}

const MAX_BYTES = 160

/** What Windows takes for a device, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|clock|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i
