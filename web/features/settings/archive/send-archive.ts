import { call } from '#web/lib/api/api.ts'
import { dropUpload, sendFile } from '#web/lib/files/send-file.ts'
import { createSignal } from '#web/lib/outbox/create-signal.ts'
import type { RestoreJob } from './restore.queries.ts'

interface ArchiveOnItsWay {
  /** From 0 to 1. */
  sent: number
  isCutOff: boolean
}

/** Outlives the page, so that other pages may be looked at meanwhile. */
const onItsWay = createSignal<ArchiveOnItsWay | null>(null)
let control = new AbortController()

export const useArchiveOnItsWay = onItsWay.use
export const stopSending = () => control.abort()

/** Sends an archive and has it looked at. Null where it was stopped. */
export async function sendArchive(file: File): Promise<RestoreJob | null> {
  control = new AbortController()
  const { signal } = control
  let upload: number | undefined
  let now = { sent: 0, isCutOff: false }
  const change = (next: Partial<ArchiveOnItsWay>) => onItsWay.set((now = { ...now, ...next }))
  change({})
  try {
    await sendFile(file, {
      signal,
      onBegun: (id) => (upload = id),
      onSent: (bytes) => change({ sent: bytes / file.size }),
      onCutOff: (isCutOff) => change({ isCutOff }),
    })
    return await call<RestoreJob>('POST', '/api/archive-restore/', { body: { upload }, signal })
  } catch (error) {
    // What is left there goes after a day.
    if (upload !== undefined) void dropUpload(upload).catch(() => {})
    if (signal.aborted) return null
    throw error
  } finally {
    onItsWay.set(null)
  }
}
