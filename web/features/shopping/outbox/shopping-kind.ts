import { queryClient } from '#web/lib/api/query-client.ts'
import { ownerKeyOf } from '#web/lib/api/owner-key.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import type { OutboxKind } from '#web/lib/outbox/outbox-kind.ts'
import { readListCopy, storeListCopy } from '../list/list-copy.ts'
import { shoppingListKey } from '../list/shopping-list-key.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { applyMutation, withItems } from './apply-mutation.ts'
import { coalesceMutation, replaceItemId } from './coalesce-mutation.ts'
import type { QueuedMutation } from './mutation.ts'
import { sendMutation, type SentMutation } from './send-mutation.ts'

/** The page shows waiting changes itself, because its list is a copy that polls bring up to date. */
export const shoppingKind: OutboxKind<QueuedMutation> = {
  kind: 'shopping',
  stale: [],
  coalesce: coalesceMutation,
  rename: replaceItemId,
  send: async (change, applied) => {
    const session = queryClient.getQueryData(sessionQuery.queryKey)
    const owner = ownerKeyOf(session) ?? ''
    // Pages that do not show the list have none but the copy.
    const known = () => queryClient.getQueryData<ShoppingList>(shoppingListKey(owner)) ?? readListCopy(owner)
    const sent = await sendMutation(change, {
      serverList: known() ?? emptyList,
      applied,
      canBulk: session?.role !== 'guest',
    })
    const [added] = sent.items
    return {
      events: sent.events,
      renamed: change.type === 'add' && added ? [change.item.id, added.id] : null,
      settle: () => {
        const base = known()
        if (!base) return
        const next = applySent(base, change, sent)
        queryClient.setQueryData<ShoppingList>(shoppingListKey(owner), (shown) => shown && next)
        storeListCopy(owner, next)
      },
    }
  },
  needs: (change, refused) => refused.type === 'add' && 'ids' in change && change.ids.includes(refused.item.id),
  errorKind: ({ type }) => (type === 'add' ? 'create' : type === 'remove' || type === 'unlist' ? 'delete' : 'update'),
}

const emptyList: ShoppingList = { items: [], recipes: [], since: '', fetchedAt: 0 }

/** The list as the server would answer now. */
export function applySent(
  base: ShoppingList,
  change: QueuedMutation,
  { events, items, recipes }: SentMutation,
): ShoppingList {
  const isMoot = change.type === 'restore' ? events.length === 0 : change.type === 'add'
  const local = isMoot ? base : applyMutation(base, change)
  const known = new Map(local.recipes.map((recipe) => [recipe.id, recipe]))
  for (const recipe of recipes) known.set(recipe.id, recipe)
  return withItems({ ...local, recipes: [...known.values()] }, items)
}
