import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore, createStore } from '#worker/kernel/log/space-store.ts'
import type { Store } from '#worker/kernel/log/commit.ts'

/** Only in the asker's active space; any other is 404. */
export async function revokeSpacePictureUrls(context: Context, id: number): Promise<Answer<null>> {
  if (membershipOf(context).space !== id) throw notFound()
  return revokeIn(spaceStore(context))
}

export const revokePictureUrlsIn = (
  context: Context,
  { space, shard }: { space: number; shard: string },
): Promise<Answer<null>> =>
  revokeIn({ ...createStore(context, context.spaceDatabase(shard), space), idempotencyKey: null })

const revokeIn = (store: Store): Promise<Answer<null>> =>
  execute(store, {}, () =>
    outcome({
      appends: [
        { stream: `space:${store.space}`, expected: 'any', events: [{ type: 'space.addresses_ended', data: {} }] },
      ],
      requires: [],
      status: 204,
      answer: {},
      respond: () => null,
    }),
  )
