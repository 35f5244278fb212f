import { readableColors } from './color.ts'

/** Variables of tokens.css for a navigation of this colour; none where it is no colour. `tone` is `LIGHT` or `DARK`. */
export function navColors(wanted: string, tone?: string): Record<string, string> {
  const { background, ink } = readableColors(wanted, tone) ?? {}
  if (!background || !ink) return {}
  // A tint behind the current entry could cost its contrast, so a mark beside it replaces the tint.
  return { '--nav': background, '--nav-ink': ink, '--nav-active': 'transparent', '--nav-mark': ink }
}
