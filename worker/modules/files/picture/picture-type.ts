export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heic' | 'image/avif'

/** The type of a picture by its first bytes, whatever its name or sender says; null for everything else. */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'image/jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'image/png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(4, 8) !== 'ftyp') return null
  const brands = [text(8, 12), ...(text(16, Math.min(boxSize(bytes), MAX_BRANDS)).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => AVIF.has(brand))) return 'image/avif'
  return brands.some((brand) => HEIC.has(brand)) ? 'image/heic' : null
}

const boxSize = (bytes: Uint8Array): number => (bytes[2]! << 8) | bytes[3]!

const MAX_BRANDS = 16 + 4 * 32
const AVIF: ReadonlySet<string> = new Set(['avif', 'avis'])
const HEIC: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
