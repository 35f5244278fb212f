import { useEffect } from 'react'
import { OfflineLine } from '#web/components/outbox/offline-line.tsx'
import { useKeeping } from '#web/lib/offline/use-keeping.ts'
import { SpaceLooks } from './space-looks.tsx'
import { SearchKey } from './use-search-shortcut.ts'

/** What every page has for whoever is signed in, after the page itself. */
export function SessionParts() {
  useKeeping()
  useEffect(() => {
    // At hand for the first message, also without a network.
    void import('./snackbar/snackbar.card.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <SearchKey />
      <SpaceLooks />
      <OfflineLine />
    </>
  )
}
