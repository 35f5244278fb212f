/** Something that clients have written, and what it may be by what they were answered. */
export interface LedgerItem {
  /** What it is called among others of its kind, also where no answer came to tell its id. */
  name: string
  id: number | null
  /** The states that it can be in; null is not being there. One, unless the last write was cut off. */
  possible: (string | null)[]
}

/** A write that was neither done nor refused, but went wrong. */
export class WriteFault extends Error {}

/**
 * Sends a write that brings an item to the state `next`, or to one of several where others may take it further. From a yes
 * on it is in that state, after a refusal in none but those before, and where no answer comes, in either.
 */
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

/** What is wrong with the state that an item is found in; from now on, it is in that one. */
export function reconcile(item: LedgerItem, found: string | null): string[] {
  const { possible } = item
  item.possible = [found]
  return possible.includes(found) ? [] : [`${item.name} is ${found}, but was answered to be ${possible.join(' or ')}`]
}
