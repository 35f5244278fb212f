import { forbidden } from '#worker/kernel/contract/errors.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'

export function requireOperator(context: Context): void {
  if (!personOf(context).is_superuser) throw forbidden()
}
