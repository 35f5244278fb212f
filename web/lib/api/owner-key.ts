import type { Session } from './session.ts'

/** One person in one space; undefined for visitors. */
export const ownerKeyOf = (session: Session | null | undefined): string | undefined =>
  session?.space ? `${session.user.id}.${session.space.id}` : undefined
