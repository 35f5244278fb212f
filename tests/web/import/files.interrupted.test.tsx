import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetUploads,
  holdUpload,
  rememberUpload,
  uploadBefore,
} from '#web/features/import/files/sending/interrupted-uploads.ts'
import { useInterruptedUploads } from '#web/features/import/files/sending/use-interrupted-uploads.ts'

afterEach(() => {
  forgetUploads([1, 2])
  vi.unstubAllGlobals()
})

/** Locks as all tabs of a browser share them. */
function tabs() {
  const held = new Map<string, Promise<unknown>>()
  const request = (name: string, ...given: unknown[]) => {
    const work = given.at(-1) as () => Promise<unknown> // As the two calls under test end.
    const mine = (held.get(name) ?? Promise.resolve()).then(work)
    held.set(name, mine)
    return mine
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
}

const names = (uploads: ReturnType<typeof useInterruptedUploads>) => uploads.map(({ name }) => name)

test('what another tab is sending was not interrupted, until that tab is closed', async () => {
  tabs()
  let close = () => {}
  holdUpload(1, new Promise((resolve) => (close = resolve)))
  rememberUpload(1, new File(['0'], 'there.zip'))
  rememberUpload(2, new File(['0'], 'left.zip'))
  const { result } = renderHook(() => useInterruptedUploads())
  await waitFor(() => expect(names(result.current)).toEqual(['left.zip']))
  await act(async () => close())
  await waitFor(() => expect(names(result.current)).toEqual(['there.zip', 'left.zip']))
})

test('a file that is sent anew is remembered once', () => {
  const file = new File(['0'], 'a.zip', { lastModified: 5 })
  rememberUpload(1, file)
  rememberUpload(2, file)
  forgetUploads([2])
  expect(uploadBefore(file)).toBeUndefined()
})
