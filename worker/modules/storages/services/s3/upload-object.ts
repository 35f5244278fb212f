import { failureOfStatus } from '../reading-of.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Source } from '../storage-service.ts'
import type { AskS3 } from './s3-service.ts'

/** Parts have at least 5 MiB, and all but the last one size where R2 keeps them. */
const PART = 8 * 1024 * 1024
const TIMEOUT_MS = 60_000

/** Writes an object, a large one in parts; one that cannot be finished leaves no parts. */
export async function uploadObject(ask: AskS3, path: string, { size, read }: Source): Promise<void> {
  if (size <= PART) {
    const { status } = await ask(path, {}, { method: 'PUT', body: await read(0, size), timeoutMs: TIMEOUT_MS })
    return refuse(status)
  }
  const begun = await ask(path, { uploads: '' }, { method: 'POST' })
  refuse(begun.status)
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text())?.[1]
  if (!uploadId) throw new StorageFailure('nonsense')
  try {
    const etags: string[] = []
    for (let offset = 0; offset < size; offset += PART) {
      const body = await read(offset, Math.min(PART, size - offset))
      const query = { partNumber: String(etags.length + 1), uploadId }
      const { status, headers } = await ask(path, query, { method: 'PUT', body, timeoutMs: TIMEOUT_MS })
      refuse(status)
      etags.push(headers.get('etag') ?? '')
    }
    const body = `<CompleteMultipartUpload>${etags
      .map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      .join('')}</CompleteMultipartUpload>`
    const { status, text } = await ask(path, { uploadId }, { method: 'POST', body, timeoutMs: TIMEOUT_MS })
    refuse(status)
    // It may fail after its status was sent.
    if (/<Error>/.test(text())) throw new StorageFailure('unavailable')
  } catch (error) {
    await ask(path, { uploadId }, { method: 'DELETE' }).catch(() => {})
    throw error
  }
}

function refuse(status: number): void {
  if (status < 200 || status >= 300) throw new StorageFailure(failureOfStatus(status))
}
