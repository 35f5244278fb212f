import { useCallback, useState } from 'react'

/** Says to those who do not see it what a key or button just did: `const [announce, announcer] = useAnnouncer()`. */
export function useAnnouncer() {
  const [said, setSaid] = useState('')
  // The same words twice are silent, so every second time they end in a space that nobody hears.
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), [])
  const announcer = (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  )
  return [announce, announcer] as const
}
