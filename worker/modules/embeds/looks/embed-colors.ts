import {
  blend,
  luminance,
  parseHex,
  readableColors,
  readableOn,
  toHex,
  type Rgb,
} from '#worker/modules/colors/color.ts'

interface Wanted {
  background: string | null
  /** The first that is a color. */
  accents: readonly (string | null)[]
}

const PAPER: Rgb = [0xfb, 0xf9, 0xf4]
const CLAY: Rgb = [0x7a, 0x3e, 0x12]
const BLACK: Rgb = [0, 0, 0]
/** So much of a light background goes for readers in the dark. */
const DIMMED = 0.89
const BRIGHT = 0.18

/**
 * Variables of the page's colors. What was chosen is kept where text on it can be read, and moved until it can
 * elsewhere. Readers who want it dark get a dark background of the same hue; one that is dark anyway stays.
 */
export function embedColors({ background, accents }: Wanted): string {
  const page = parseHex(background ?? '') ?? PAPER
  const accent = accents.map((one) => parseHex(one ?? '')).find((rgb) => rgb !== undefined) ?? CLAY
  const isLight = luminance(page) > BRIGHT
  const day = `:root{color-scheme:${isLight ? 'light' : 'dark'};${variables(page, accent)}}`
  if (!isLight) return day
  return `${day}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${variables(blend(page, BLACK, DIMMED), accent)}}}`
}

function variables(wanted: Rgb, accent: Rgb): string {
  const colors = readableColors(toHex(wanted))
  const page = parseHex(colors?.background ?? '') ?? PAPER
  const ink = parseHex(colors?.ink ?? '') ?? BLACK
  return Object.entries({
    page,
    ink,
    muted: readableOn(page, blend(ink, page, 0.35), ink),
    line: blend(page, ink, 0.16),
    accent: readableOn(page, accent, ink),
  })
    .map(([name, rgb]) => `--${name}:${toHex(rgb)}`)
    .join(';')
}
