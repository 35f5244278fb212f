type OAuthReason =
  /** The person, or the service, took back what was agreed: somebody has to log in again. */
  | 'unauthorized'
  | 'limited'
  | 'unreachable'
  /** The operator gave no client for the service. */
  | 'not_set_up'

/** The message is for people and names no secret. */
export class OAuthFault extends Error {
  readonly reason: OAuthReason
  /** Seconds, where the service says them. */
  readonly retryAfter: number | undefined

  constructor(reason: OAuthReason, message: string, retryAfter?: number) {
    super(message)
    this.name = 'OAuthFault'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
