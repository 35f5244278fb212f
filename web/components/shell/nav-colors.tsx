import { useLayoutEffect } from 'react'
import { textColorOn } from '#web/lib/color.ts'

/** Of every account that never chose one; the navigation then looks as the theme says. */
const unchosenColor = '#ddbf86'

interface NavColorsProps {
  background: string
  /** `LIGHT` or `DARK`; only where it can be read. */
  tone: string
}

/** Colours the navigation anew. Does nothing where the background is no colour. */
export function NavColors({ background, tone }: NavColorsProps) {
  useLayoutEffect(() => {
    const ink = background === unchosenColor ? undefined : textColorOn(background, tone)
    if (!ink) return undefined
    const { style } = document.documentElement
    // A tint behind the current entry could cost its contrast, so a mark beside it replaces the tint.
    const colors = { '--nav': background, '--nav-ink': ink, '--nav-active': 'transparent', '--nav-mark': ink }
    for (const [name, color] of Object.entries(colors)) style.setProperty(name, color)
    return () => Object.keys(colors).forEach((name) => style.removeProperty(name))
  }, [background, tone])
  return null
}
