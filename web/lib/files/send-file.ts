import type { Upload } from '#worker/modules/imports/upload/upload.contract.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api.ts'
import { untilReached } from './until-reached.ts'

const path = '/api/import-files/uploads/'

export interface SendOptions {
  /** The upload that it was sent to before the page was closed. */
  before?: number | undefined
  signal: AbortSignal
  onBegun: (upload: number) => void
  /** Bytes that are there. */
  onSent: (bytes: number) => void
  onCutOff: (isCutOff: boolean) => void
}

/** Sends a file in parts and answers its upload's id. After a lost network it goes on with what is missing. */
export async function sendFile(file: File, { before, onBegun, onSent, ...options }: SendOptions): Promise<number> {
  const { signal } = options
  const body = { name: file.name, size: file.size }
  // Where only the answer got lost, an empty upload stays behind, which goes after a day.
  let upload =
    (before === undefined ? null : await findUpload(before, options)) ??
    (await untilReached(() => call<Upload>('POST', path, { body, signal }), options))
  onBegun(upload.id)
  if (upload.received.length > 0) onSent(bytesThere(upload))
  for (let part = missingPart(upload); part !== undefined; part = missingPart(upload)) {
    upload = await sendPart(file, upload, part, options)
    if (!upload.received.includes(part)) throw new Error(`part ${part} was taken, and is not there`)
    onSent(bytesThere(upload))
  }
  return upload.id
}

/** Null where it is there no more. */
function findUpload(id: number, options: Pick<SendOptions, 'signal' | 'onCutOff'>): Promise<Upload | null> {
  const { signal } = options
  return untilReached(() => call<Upload>('GET', `${path}${id}/`, { signal }), options).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

export const dropUpload = (id: number) => call('DELETE', `${path}${id}/`)

function sendPart(
  file: File,
  { id, part_size }: Upload,
  part: number,
  options: Pick<SendOptions, 'signal' | 'onCutOff'>,
) {
  const { signal } = options
  let isRepeated = false
  return untilReached(async () => {
    if (isRepeated) {
      // The part may have arrived, and only its answer got lost.
      const now = await call<Upload>('GET', `${path}${id}/`, { signal })
      if (now.received.includes(part)) return now
    }
    isRepeated = true
    const form = new FormData()
    form.set('part', file.slice((part - 1) * part_size, part * part_size), file.name)
    return call<Upload>('PUT', `${path}${id}/${part}/`, { body: form, signal })
  }, options)
}

function missingPart({ size, part_size, received }: Upload): number | undefined {
  const there = new Set(received)
  for (let part = 1; part <= Math.ceil(size / part_size); part++) if (!there.has(part)) return part
  return undefined
}

const bytesThere = ({ size, part_size, received }: Upload) => Math.min(size, received.length * part_size)
