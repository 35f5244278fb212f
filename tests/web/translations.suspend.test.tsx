import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useTranslations } from '#web/lib/i18n/translations.ts'

function Texts() {
  const t = useTranslations('trash')
  const activity = useTranslations('activity')
  const [times] = useState(1)
  return (
    <p>
      {t('title').repeat(times)}, {activity('title')}
    </p>
  )
}

test('a part whose texts come while it waits for them is drawn, and React has nothing to say about it', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () => {
    render(
      <Suspense fallback="waits">
        <Texts />
      </Suspense>,
    )
  })
  await screen.findByText(/^Trash, /)
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})
