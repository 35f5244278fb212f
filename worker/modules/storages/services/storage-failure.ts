import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'

/** What goes wrong with a storage: the status that a call answers, and a sentence for people. */
const FAILURES = {
  incomplete: [400, 'Something is missing that this kind of storage needs. Fill in its address, name and password.'],
  gone: [404, 'The storage is no longer in this space. Choose another one.'],
  login_refused: [409, 'The storage refused the login. Enter its user name and password or token again.'],
  login_expired: [409, 'The token of the storage has expired. Make a new one there and enter it here.'],
  not_allowed: [409, 'The storage does not allow this. Check what its user or token may do.'],
  no_such_file: [404, 'The file is no longer in the storage.'],
  no_such_folder: [409, 'There is no such folder in the storage. Check its path.'],
  taken: [409, 'Something of this name is in the storage already.'],
  listing_reset: [409, 'The folder changed while it was looked through. Look again.'],
  listing_loop: [409, 'The storage lists the same again and again. Choose another folder.'],
  too_many_files: [409, 'There are more files than Larder looks through. Choose a smaller folder.'],
  rate_limited: [429, 'The storage asks for a pause. Try again in some minutes.'],
  upload_lost: [409, 'The storage lost what was sent so far. Try again.'],
  full: [409, 'There is no room left in the storage.'],
  too_large: [413, 'The file is too large.'],
  unreachable: [409, 'The storage could not be reached. Check its address, or try again later.'],
  timeout: [409, 'The storage took too long to answer. Try again later.'],
  refused_address: [409, 'Larder does not fetch from this address, or from where it leads.'],
  unavailable: [409, 'The storage has a problem of its own. Try again later.'],
  nonsense: [409, 'The storage answered something that Larder does not understand. Check its address and kind.'],
  not_here: [409, 'Files of the machine can be used only on a server of your own that was started for it.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type FailureReason = keyof typeof FAILURES

/** These may be over in a moment. */
const PASSING: ReadonlySet<FailureReason> = new Set([
  'rate_limited',
  'unreachable',
  'timeout',
  'unavailable',
  'listing_reset',
])

/** Its message is for people, and holds nothing that the storage said. */
export class StorageFailure extends Error {
  readonly reason: FailureReason
  /** In seconds, where the storage said when to come back. */
  readonly retryAfter: number | null

  constructor(reason: FailureReason, retryAfter: number | null = null) {
    super(FAILURES[reason][1])
    this.name = 'StorageFailure'
    this.reason = reason
    this.retryAfter = retryAfter
  }

  get code(): string {
    return `storage.${this.reason}`
  }

  get isPassing(): boolean {
    return PASSING.has(this.reason)
  }

  toProblem(): Problem {
    const headers: Record<string, string> = this.retryAfter === null ? {} : { 'retry-after': String(this.retryAfter) }
    const { code, message } = this
    return new Problem(code, FAILURES[this.reason][0], { error: true, msg: message, detail: message, code }, headers)
  }
}

/** What a refusal of the gateway means here; anything else is thrown on. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error
  if (!(error instanceof GatewayRefusal)) throw error
  switch (error.reason) {
    case 'timeout':
    case 'unreachable':
    case 'too_large':
      return new StorageFailure(error.reason)
    case 'content_type':
      return new StorageFailure('nonsense')
    default:
      return new StorageFailure('refused_address')
  }
}

/** Answers a call with what went wrong. */
export async function orProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof StorageFailure ? error.toProblem() : error
  }
}

/** Of a code that was stored. */
export function failureByCode(code: string | null): StorageFailure | null {
  const reason = code?.replace(/^storage\./, '') ?? ''
  return isReason(reason) ? new StorageFailure(reason) : null
}

const isReason = (word: string): word is FailureReason => Object.hasOwn(FAILURES, word)
