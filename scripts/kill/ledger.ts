export interface LedgerItem {
  /** Unique among items of its kind; known even when no answer brought an id. */
  name: string
  id: number | null
  /** States it may be in, null for absent. More than one after an interrupted write. */
  possible: (string | null)[]
}

/** A 5xx answer: the write was neither done nor refused. */
export class WriteFault extends Error {}

/** After a success the item is in `next`, after a refusal as before, without an answer in either. */
export async function trackedWrite(
  item: LedgerItem,
  next: string | null | readonly (string | null)[],
  send: () => Promise<Response>,
): Promise<Response> {
  const before = item.possible
  const after = [next].flat()
  item.possible = [...before, ...after]
  const response = await send()
  if (response.ok) item.possible = after
  else if (response.status >= 500) throw new WriteFault(`${item.name}: ${response.status} ${await response.text()}`)
  else item.possible = before
  return response
}

/** Returns the fault, if any, and takes `found` as the state from now on. */
export function reconcile(item: LedgerItem, found: string | null): string[] {
  const { possible } = item
  item.possible = [found]
  return possible.includes(found) ? [] : [`${item.name} is ${found}, but was answered to be ${possible.join(' or ')}`]
}
