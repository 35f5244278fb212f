export type FieldErrors = { [field: string]: string[] | FieldErrors | FieldErrors[] }

/** A refusal for the client. `code` is `module.reason` and part of the API. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(code: string, status: number, body: object, headers: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const problem =
  (code: string, status: number, detail: string) =>
  (more: object = {}): Problem =>
    new Problem(code, status, { detail, ...more })

/** The older shape of a refusal, which clients of merge, move and import read. */
export const legacyProblem = (code: string, status: number, msg: string): Problem =>
  new Problem(code, status, { error: true, msg, detail: msg })

export const invalid = (fields: FieldErrors, code = 'request.invalid'): Problem => new Problem(code, 400, fields)

export const notFound = problem('request.not_found', 404, 'Not found.')
export const unauthenticated = problem('auth.required', 403, 'Authentication credentials were not provided.')
export const forbidden = problem('auth.forbidden', 403, 'You do not have permission to perform this action.')
export const conflict = problem('request.conflict', 409, 'Changed by someone else meanwhile. Load it again and retry.')
export const cannotUndo = problem('event.not_undoable', 409, 'This cannot be undone.')
export const changedSince = problem('event.changed_since', 409, 'The same was changed since.')
export const stale = problem('request.stale', 412, 'This is no longer the version you read.')
export const keyReused = problem('request.key_reused', 422, 'This Idempotency-Key was used for another request.')

/** What a refusal says, as one sentence. */
export function problemSentence({ body }: Problem): string {
  if ('msg' in body && typeof body.msg === 'string') return body.msg
  if ('detail' in body && typeof body.detail === 'string') return body.detail
  return Object.values(body)
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 500)
}
