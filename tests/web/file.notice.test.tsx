import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileNotice } from '#web/components/shell/file.notice.tsx'
import { fileState } from '#web/lib/files/file-state.ts'
import { watchTyping } from '#web/lib/files/unsaved-text.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

afterEach(() => {
  cleanup()
  fileState.later()
})

test('what was asked about a text that is not saved is not asked of what goes missing later', async () => {
  await loadTranslations('files')
  watchTyping()
  const retry = vi.fn()
  render(
    <>
      <textarea aria-label="Comment" />
      <FileNotice retry={retry} />
    </>,
  )
  const box = screen.getByRole('textbox', { name: 'Comment' })
  fireEvent.focusIn(box)
  fireEvent.change(box, { target: { value: 'Less salt.' } })
  act(() => fileState.set('stuck'))
  fireEvent.click(screen.getByRole('button', { name: 'Load it anew' }))
  screen.getByText(/Comment/)
  act(() => fileState.set('complete'))
  act(() => fileState.set('missing'))
  screen.getByText(/^This part could not be loaded\./)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
