import type { RemoteChanges } from './diff-lists.ts'
import { createSignal } from '#web/lib/outbox/create-signal.ts'

/** `at` is this device's time of the fetch, in milliseconds. */
export const latestRemoteChanges = createSignal<(RemoteChanges & { at: number }) | null>(null)

export const publishRemoteChanges = (news: RemoteChanges) => latestRemoteChanges.set({ ...news, at: Date.now() })
