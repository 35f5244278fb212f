import type { RemoteChanges } from './diff-lists.ts'
import { createSignal } from '../outbox/create-signal.ts'

/** What others did last, with the moment this device heard of it. */
export const latestRemoteChanges = createSignal<(RemoteChanges & { at: number }) | null>(null)

export const publishRemoteChanges = (news: RemoteChanges) => latestRemoteChanges.set({ ...news, at: Date.now() })
