import { readableColors } from '#worker/modules/colors/color.ts'

/** Of every account that never chose a colour; the navigation then looks as the theme says. */
export const unchosenColor = '#ddbf86'

/** Variables of tokens.css for a navigation of this colour; none where it is no colour. `tone` is `LIGHT` or `DARK`. */
export function navColors(wanted: string, tone?: string): Record<string, string> {
  const { background, ink } = readableColors(wanted, tone) ?? {}
  if (!background || !ink) return {}
  // A tint behind the current entry could cost its contrast, so a mark beside it replaces the tint.
  return { '--nav': background, '--nav-ink': ink, '--nav-active': 'transparent', '--nav-mark': ink }
}
