import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readListCopy, storeListCopy } from '#web/features/shopping/list/list-copy.ts'
import type { Mutation } from '#web/features/shopping/outbox/mutation.ts'
import { shoppingKind } from '#web/features/shopping/outbox/shopping-kind.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Session, sessionQuery } from '#web/lib/api/session.ts'
import { change, check, item, sheet } from './shopping.things.ts'

const [market, kiosk] = [1, 2]

beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 3 }, space: { id: 4 }, role: 'guest' } as Session)
  storeListCopy('3.4', sheet(item(1, 'milk', { onLists: [market] }), item(2, 'bread')))
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
  localStorage.clear()
})

/** From a page that does not show the list. */
async function send(deed: Mutation): Promise<unknown[]> {
  const bodies: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 404 })
  })
  const { settle } = await shoppingKind.send(change('k', deed), [])
  settle?.()
  return bodies
}

test('what is sent from any page leaves an entry on the lists that it was on', async () => {
  const bodies = await send({ type: 'relist', ids: [1], add: [kiosk], remove: [], isRemembered: false })
  expect(bodies).toEqual([{ shopping_lists: [market, kiosk] }])
})

test('what was sent from any page shows on the list that opens without a network', async () => {
  await send(check([2]))
  expect(readListCopy('3.4')?.items.map(({ checked }) => checked)).toEqual([false, true])
})
