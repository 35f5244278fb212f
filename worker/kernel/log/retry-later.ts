/** Thrown where outside work has to wait: it is tried again after so many seconds; without them, after the usual pause. */
export class RetryLater extends Error {
  readonly seconds: number | undefined

  constructor(message: string, seconds?: number) {
    super(message)
    this.name = 'RetryLater'
    this.seconds = seconds
  }
}
