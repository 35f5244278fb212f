import { ownerKeyOf } from './owner-key.ts'
import { useSession } from './session.ts'

export const useOwnerKey = (): string => ownerKeyOf(useSession()) ?? 'nobody'
