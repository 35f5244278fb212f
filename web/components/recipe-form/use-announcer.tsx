import { useCallback, useState } from 'react'

export function useAnnouncer() {
  const [said, setSaid] = useState('')
  // Screen readers skip repeated words, so every second time they end in a no-break space.
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), [])
  const announcer = (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  )
  return [announce, announcer] as const
}
