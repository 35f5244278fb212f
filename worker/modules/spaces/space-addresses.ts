import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/log/execute.ts'
import { spaceStore, storeOn } from '../../kernel/log/storage.ts'
import type { Store } from '../../kernel/log/store.ts'

/** Ends all addresses of pictures of the space that the asker is in. */
export async function endSpaceAddresses(context: Context, id: number): Promise<Answer> {
  if (membershipOf(context).space !== id) throw notFound()
  return endIn(spaceStore(context))
}

/** The same of any space, while something else is done. */
export const endAddressesOf = (context: Context, { space, shard }: { space: number; shard: string }): Promise<Answer> =>
  endIn({ ...storeOn(context, context.spaceDatabase(shard), space), key: null })

const endIn = (store: Store): Promise<Answer> =>
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
