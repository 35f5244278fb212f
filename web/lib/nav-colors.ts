import { textColorOn } from './color.ts'

/** Variables of tokens.css for a navigation of this colour; none where it is no colour. */
export function navColors(background: string): Record<string, string> {
  const ink = textColorOn(background)
  if (!ink) return {}
  const color = background.startsWith('#') ? background : `#${background}`
  // A tint behind the current entry could cost its contrast, so a mark beside it replaces the tint.
  return { '--nav': color, '--nav-ink': ink, '--nav-active': 'transparent', '--nav-mark': ink }
}
