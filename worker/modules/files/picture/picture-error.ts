/** Why a file is refused as a picture. */
export type PictureReason = 'unsupported' | 'truncated' | 'malformed' | 'too_large' | 'undecodable'

export class PictureError extends Error {
  readonly reason: PictureReason

  constructor(reason: PictureReason, options?: ErrorOptions) {
    super(`picture ${reason}`, options)
    this.reason = reason
  }
}
