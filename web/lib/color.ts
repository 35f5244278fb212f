type Rgb = readonly [number, number, number]

/** `#abc` or `#aabbcc`, an alpha channel is ignored; undefined for anything else. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#?([\da-f]{3,8})$/i.exec(hex.trim())?.[1]
  if (!digits) return undefined
  const full = digits.length < 6 ? digits.slice(0, 3).replaceAll(/./g, '$&$&') : digits.slice(0, 6)
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Relative luminance of WCAG 2.2. */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // map keeps the length.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const darkText = '#2b211b'
const lightText = '#ffffff'

/** The luminance on which dark and light text have the same contrast. */
const middle = Math.sqrt(1.05 * (luminance([0x2b, 0x21, 0x1b]) + 0.05)) - 0.05

/** WCAG 2.2, text of any size. */
const minContrast = 4.5

/**
 * The wished text colour where it can be read, else whichever of dark and light text has more contrast; undefined where the
 * background is no colour.
 */
export function textColorOn(background: string, wished?: string): string | undefined {
  const rgb = parseHex(background)
  if (!rgb) return undefined
  const other = { LIGHT: lightText, DARK: darkText }[wished ?? '']
  if (other && contrast(rgb, parseHex(other) ?? rgb) >= minContrast) return other
  return luminance(rgb) >= middle ? darkText : lightText
}
