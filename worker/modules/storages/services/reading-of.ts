import type { OpenAnswer } from '#worker/gateway/gateway-open.ts'
import { StorageFailure } from './storage-failure.ts'
import type { Reading, Wanted } from './storage-service.ts'

/** The request's headers for what of a file is wanted. */
export const wantedHeaders = ({ range, ifNoneMatch }: Wanted): Record<string, string> => ({
  ...(range ? { range } : {}),
  ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
})

/** What an HTTP server says of a file. `etag`: where another than the usual header holds it. */
export async function readingOf(answer: OpenAnswer, etag = etagOf(answer.headers.get('etag'))): Promise<Reading> {
  const { status, headers, body } = answer
  if (status === 200 || status === 206)
    return { status, body, etag, length: lengthOf(headers), range: headers.get('content-range') }
  await body.cancel()
  if (status === 304 || status === 416)
    return { status, body: null, etag, length: null, range: headers.get('content-range') }
  throw new StorageFailure(failureOfStatus(status))
}

export function failureOfStatus(status: number) {
  if (status === 401) return 'login_refused'
  if (status === 403) return 'not_allowed'
  return status === 404 || status === 410 ? 'no_such_file' : 'nonsense'
}

/** Without quotes, which some servers leave out, and without the sign of a weak one. */
export const etagOf = (written: string | null | undefined): string =>
  (written ?? '')
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1')

function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length')
  // What is unpacked on the way has another length than the server says.
  return length === null || headers.has('content-encoding') ? null : Number(length)
}
