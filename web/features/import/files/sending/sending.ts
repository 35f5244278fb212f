import { call } from '#web/lib/api/api.ts'
import { dropUpload, sendFile } from '#web/lib/files/send-file.ts'
import { createSignal } from '#web/lib/outbox/create-signal.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { forgetUploads, holdUpload, rememberUpload, uploadBefore } from './interrupted-uploads.ts'
import { packFiles } from './pack-files.ts'

export interface FileOnItsWay {
  name: string
  size: number
  sent: number
}

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; files: readonly FileOnItsWay[]; isCutOff: boolean }
  | { kind: 'refused'; error: unknown; files: readonly File[] }
  /** All is there, and the server has begun to read it. */
  | { kind: 'asked'; job: number }

/** Outlives the page, so that other pages may be looked at meanwhile. */
const sending = createSignal<Sending>({ kind: 'idle' })
let control = new AbortController()

export const useSending = sending.use
export const endSending = () => sending.set({ kind: 'idle' })

export function cancelSending() {
  control.abort()
  endSending()
}

/** Sends files and has them read. */
export async function sendFiles(files: readonly File[]): Promise<void> {
  if (sending.get().kind === 'sending') return
  control = new AbortController()
  const { signal } = control
  const begun: number[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  sending.set({ kind: 'sending', files: files.map(toWay), isCutOff: false })
  try {
    const packed = await packFiles(files)
    signal.throwIfAborted()
    sending.set({ kind: 'sending', files: packed.map(toWay), isCutOff: false })
    for (const [index, file] of packed.entries())
      await sendFile(file, {
        signal,
        before: uploadBefore(file),
        onBegun: (upload) => {
          begun.push(upload)
          // An archive that this page made is another one the next time.
          if (packed !== files) return
          holdUpload(upload, ended)
          rememberUpload(upload, file)
        },
        onSent: (sent) => change(signal, (now) => ({ ...now, files: now.files.with(index, { ...toWay(file), sent }) })),
        onCutOff: (isCutOff) => change(signal, (now) => ({ ...now, isCutOff })),
      })
    forgetUploads(begun)
    const job = await call<ImportJob>('POST', '/api/import-files/', { body: { uploads: begun }, signal })
    sending.set({ kind: 'asked', job: job.id })
  } catch (error) {
    // What is left there goes after a day.
    void Promise.allSettled(begun.map(dropUpload))
    forgetUploads(begun)
    if (!signal.aborted) sending.set({ kind: 'refused', error, files })
  } finally {
    end()
  }
}

const toWay = ({ name, size }: File): FileOnItsWay => ({ name, size, sent: 0 })

function change(signal: AbortSignal, next: (now: Extract<Sending, { kind: 'sending' }>) => Sending) {
  const now = sending.get()
  if (now.kind === 'sending' && !signal.aborted) sending.set(next(now))
}
