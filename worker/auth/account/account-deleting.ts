import { Problem } from '../../kernel/contract/errors.ts'

/** What whoever proves that an account is theirs is told instead of being let in, while it is to be deleted. */
export const accountDeleting = (eraseAt: string): Problem =>
  new Problem('account.deleting', 403, {
    detail: `This account is to be deleted on ${eraseAt.slice(0, 10)}. It can be kept until then.`,
    erase_at: eraseAt,
  })
