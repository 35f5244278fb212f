import { Problem } from '#worker/kernel/contract/errors.ts'

/** Refuses a log-in with the right password while the account's deletion is pending. */
export const accountDeleting = (eraseAt: string): Problem =>
  new Problem('account.deleting', 403, {
    detail: `This account is to be deleted on ${eraseAt.slice(0, 10)}. It can be kept until then.`,
    erase_at: eraseAt,
  })
