import type { CSSProperties } from 'react'
import { inkOn } from '#web/lib/color.ts'
import type { Session } from '#web/lib/api/session.ts'

/** The navigation's colours where the space has chosen one, with text that can be read on it. */
export function navColors(session: Session | null): CSSProperties | undefined {
  const background = session?.space?.nav_bg_color
  const ink = background ? inkOn(background) : undefined
  if (!ink) return undefined
  // A veil behind the current entry could cost it its contrast, so a mark beside it takes its place.
  return { '--nav': background, '--nav-ink': ink, '--nav-active': 'transparent', '--nav-mark': ink } as CSSProperties
}
