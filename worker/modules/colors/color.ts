export type Rgb = readonly [number, number, number]

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

/** Whichever of dark and light text has more contrast; undefined where the background is no colour. */
export function textColorOn(background: string): string | undefined {
  const rgb = parseHex(background)
  return rgb && (luminance(rgb) >= middle ? darkText : lightText)
}

/** WCAG 2.2, text of any size. */
const minContrast = 4.5
/** Below this a colour would have to change beyond recognition. */
const nearContrast = 3
const shade = 0.05

export interface ReadableColors {
  background: string
  ink: string
}

/**
 * A background and text on it that can be read. The wished text is kept where it nearly can be, and the background shaded
 * until it can; elsewhere the text is whichever has more contrast. Undefined where the background is no colour.
 */
export function readableColors(background: string, tone?: string): ReadableColors | undefined {
  const rgb = parseHex(background)
  const best = textColorOn(background)
  if (!rgb || !best) return undefined
  const wished = tone === 'LIGHT' ? lightText : tone === 'DARK' ? darkText : best
  const ink = parseHex(wished) ?? rgb
  if (contrast(rgb, ink) < nearContrast) return { background: toHex(rgb), ink: best }
  const end = wished === lightText ? 0 : 255
  let shaded = rgb
  for (let part = shade; part <= 1 && contrast(shaded, ink) < minContrast; part += shade) shaded = mix(rgb, end, part)
  return { background: toHex(shaded), ink: wished }
}

/** A color of text on a background, moved towards `ink` until it can be read; `ink` has to be readable there. */
export function readableOn(background: Rgb, wanted: Rgb, ink: Rgb): Rgb {
  for (let part = 0; part < 1; part += shade) {
    const moved = blend(wanted, ink, part)
    if (contrast(background, moved) >= minContrast) return moved
  }
  return ink
}

/** `part` of `other` in `one`, 0 to 1. */
export function blend(one: Rgb, other: Rgb, part: number): Rgb {
  const toward = (channel: 0 | 1 | 2) => Math.round(one[channel] + (other[channel] - one[channel]) * part)
  return [toward(0), toward(1), toward(2)]
}

const mix = (rgb: Rgb, end: number, part: number): Rgb => blend(rgb, [end, end, end], part)

export const toHex = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
