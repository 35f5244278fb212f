import type { Session } from '#web/lib/api/session.ts'

export type SpaceRow = NonNullable<Session['space']>
export type FileRow = NonNullable<SpaceRow['image']>
