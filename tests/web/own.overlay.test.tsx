import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, test, vi } from 'vitest'
import { useOwnOverlay } from '#web/lib/own-overlay.ts'
import { openPage, press } from './draft/page.open.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Card() {
  const { open, show } = useOwnOverlay(['delete'])
  const [, draw] = useState({})
  return (
    <>
      <h1>Soup</h1>
      <button onClick={() => show('delete')}>Delete</button>
      <button onClick={() => draw({})}>Draw anew</button>
      <p>{open === 'delete' ? 'Delete Soup?' : 'Nothing is asked'}</p>
    </>
  )
}

test('what was asked is closed by Back, and after a reload no other part of the page asks it', async () => {
  const { router } = await openPage(Card, () => undefined)
  await press(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Delete Soup?')
  router.history.back()
  await screen.findByText('Nothing is asked')
  router.history.forward()
  await screen.findByText('Delete Soup?')
  // As the page that is loaded next, in which the ids of parts begin anew and the history is still there.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
  await press(screen.getByRole('button', { name: 'Draw anew' }))
  screen.getByText('Nothing is asked')
})
