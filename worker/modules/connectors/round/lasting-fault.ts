import type { ServiceFaultReason } from '../service/todo-service.ts'

const LASTING = ['unauthorized', 'list_gone', 'forbidden_address', 'refused'] as const

/** Another try does not help; somebody has to change something. */
export const isLasting = (reason: ServiceFaultReason): reason is (typeof LASTING)[number] =>
  (LASTING as readonly ServiceFaultReason[]).includes(reason)
