import { afterEach, expect, test, vi } from 'vitest'
import { forgetUploads, rememberUpload } from '#web/features/import/files/sending/interrupted-uploads.ts'
import { packFiles } from '#web/features/import/files/sending/pack-files.ts'
import { sendFile } from '#web/lib/files/send-file.ts'
import { cancelSending, endSending, sendFiles } from '#web/features/import/files/sending/sending.ts'
import { sortFiles } from '#web/features/import/files/sending/sort-files.ts'
import { jobOf, uploadServer } from './files.fixture.ts'

afterEach(() => {
  forgetUploads([1, 2])
  endSending()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answer = (method: string, path: string, body: unknown) => Response | undefined
const serve = (answer: Answer) =>
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    signal?.throwIfAborted()
    return (
      answer(method, path, typeof body === 'string' ? JSON.parse(body) : body) ?? Response.json({}, { status: 404 })
    )
  })

const options = (more: object = {}) => ({
  signal: new AbortController().signal,
  onBegun: () => {},
  onSent: () => {},
  onCutOff: () => {},
  ...more,
})

test('a file goes in parts, and says how much of it is there', async () => {
  const { answer, calls } = uploadServer()
  serve(answer)
  const onSent = vi.fn()
  expect(await sendFile(new File(['0123456789'], 'a.zip'), options({ onSent }))).toBe(1)
  expect(calls).toEqual(['POST', 'PUT 1 1', 'PUT 1 2', 'PUT 1 3'])
  expect(onSent.mock.calls).toEqual([[4], [8], [10]])
})

test('after a lost network a file goes on with what is missing, and sends nothing twice', async () => {
  vi.useFakeTimers()
  const { answer, calls } = uploadServer((call) => call !== 3)
  serve(answer)
  const onCutOff = vi.fn()
  const sent = sendFile(new File(['0123456789'], 'a.zip'), options({ onCutOff }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await sent).toBe(1)
  expect(calls).toEqual(['POST', 'PUT 1 1', 'PUT 1 2', 'GET 1', 'PUT 1 3'])
  expect(onCutOff).toHaveBeenCalledWith(true)
  expect(onCutOff).toHaveBeenLastCalledWith(false)
})

test('a refusal ends the sending at once', async () => {
  serve(() => Response.json({ detail: 'Too many.' }, { status: 409 }))
  await expect(sendFile(new File(['0'], 'a.zip'), options())).rejects.toThrow('409')
})

test('sending can be stopped while there is no network, and drops what is there', async () => {
  const { answer, calls } = uploadServer((call) => call !== 2)
  serve(answer)
  const sending = sendFiles([new File(['0123456789'], 'a.zip')])
  await vi.waitFor(() => expect(calls).toEqual(['POST', 'PUT 1 1']))
  cancelSending()
  await sending
  await vi.waitFor(() => expect(calls).toEqual(['POST', 'PUT 1 1', 'DELETE 1']))
})

test('several files become one import', async () => {
  const { answer } = uploadServer()
  const asked = vi.fn()
  serve((method, path, body) => {
    if (path !== '/api/import-files/') return answer(method, path, body)
    asked(body)
    return Response.json(jobOf(), { status: 202 })
  })
  await sendFiles([new File(['0'], 'a.txt'), new File(['1'], 'b.txt')])
  expect(asked).toHaveBeenCalledWith({ uploads: [1, 2] })
})

test('many files go as one archive, also those of the same name', async () => {
  const files = Array.from({ length: 30 }, (_, n) => new File([`Recipe ${n}`], n % 2 ? 'recipe.md' : `${n}.md`))
  const [packed, ...others] = await packFiles(files)
  expect(others).toEqual([])
  expect(packed?.name).toBe('0.md +29.zip')
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const entries = await new ZipReader(new BlobReader(packed ?? new Blob())).getEntries()
  expect(new Set(entries.map(({ filename }) => filename)).size).toBe(30)
})

test('empty files are not sent, and named', () => {
  const { good, empty } = sortFiles([new File(['1'], 'a.txt'), new File([], 'b.txt')])
  expect([good.map(({ name }) => name), empty]).toEqual([['a.txt'], ['b.txt']])
})

test('a file whose page was closed goes on where it stopped, if it is chosen again', async () => {
  const { answer, calls, uploads } = uploadServer()
  uploads.push({ id: 1, name: 'a.zip', size: 10, part_size: 4, received: [1, 3], created_at: '' })
  const file = new File(['0123456789'], 'a.zip', { lastModified: 5 })
  rememberUpload(1, file)
  serve((method, path, body) =>
    path === '/api/import-files/' ? Response.json(jobOf(), { status: 202 }) : answer(method, path, body),
  )
  await sendFiles([file])
  expect(calls).toEqual(['GET 1', 'PUT 1 2'])
  endSending()
  // It is over, so the same file is another one.
  await sendFiles([file])
  expect(calls.slice(2)).toEqual(['POST', 'PUT 2 1', 'PUT 2 2', 'PUT 2 3'])
})

test('a file of the same name that was changed meanwhile is sent anew', async () => {
  const { answer, calls, uploads } = uploadServer()
  uploads.push({ id: 1, name: 'a.zip', size: 4, part_size: 4, received: [], created_at: '' })
  rememberUpload(1, new File(['0123'], 'a.zip', { lastModified: 5 }))
  serve((method, path, body) =>
    path === '/api/import-files/' ? Response.json(jobOf(), { status: 202 }) : answer(method, path, body),
  )
  await sendFiles([new File(['4567'], 'a.zip', { lastModified: 6 })])
  expect(calls).toEqual(['POST', 'PUT 2 1'])
})
