import type { Context } from '#worker/kernel/log/context.ts'

/** The asker as a member of one of their spaces, which need not be the active one. */
export const withinSpace = (context: Context, { id, shard }: { id: number; shard: string }): Context => ({
  ...context,
  identity: context.identity && {
    ...context.identity,
    membership: { space: id, shard, role: null, creator: false, settings: {}, households: [] },
  },
})
