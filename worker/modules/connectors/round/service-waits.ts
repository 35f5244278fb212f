import { RetryLater } from '#worker/kernel/log/retry-later.ts'
import type { ServiceFault } from '../service/todo-service.ts'

/** Its name is kept before the sentence, and is the code of `last_error_code`. */
export class ServiceWaits extends RetryLater {
  constructor({ reason, message, retryAfter }: ServiceFault) {
    super(message, retryAfter)
    this.name = `connector.${reason}`
  }
}
