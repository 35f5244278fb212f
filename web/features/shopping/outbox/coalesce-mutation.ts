import type { QueuedMutation } from './mutation.ts'

/** Merges `next` into an unsent last mutation: twenty taps in a cellar are one request, a tap taken back is none. */
export function coalesceMutation(queue: readonly QueuedMutation[], next: QueuedMutation): readonly QueuedMutation[] {
  const last = queue.at(-1)
  if (!last || last.tried) return [...queue, next]
  const before = queue.slice(0, -1)
  if (last.type === 'check' && next.type === 'check' && isOneMoment(last, next))
    return [...before, ...coalesceChecks(last, next)]
  if (last.type === 'edit' && next.type === 'edit' && hasSameIds(last.ids, next.ids))
    return [...before, { ...last, patch: { ...last.patch, ...next.patch } }]
  if (last.type === 'rescale' && next.type === 'rescale' && last.list === next.list)
    return [...before, { ...last, servings: next.servings }]
  return [...queue, next]
}

type CheckMutation = QueuedMutation & { type: 'check' }

/** In a supermarket the times of ticks tell the way through it; those of a moment tell nothing. */
const isOneMoment = (last: CheckMutation, next: CheckMutation) =>
  last.shop === next.shop &&
  (next.shop === undefined || !next.checked || Date.parse(next.at) - Date.parse(last.at) < moment)
const moment = 5_000

function coalesceChecks(last: CheckMutation, next: CheckMutation): CheckMutation[] {
  if (last.checked === next.checked)
    return [{ ...last, ids: [...new Set([...last.ids, ...next.ids])], name: next.name, at: next.at }]
  const undone = last.ids.filter((id) => next.ids.includes(id))
  const rest = (check: CheckMutation): CheckMutation => ({
    ...check,
    ids: check.ids.filter((id) => !undone.includes(id)),
  })
  return [rest(last), rest(next)].filter(({ ids }) => ids.length > 0)
}

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Replaces the temporary id of an item by the id from the server. */
export function replaceItemId(change: QueuedMutation, [from, to]: readonly [from: number, to: number]): QueuedMutation {
  const id = (given: number) => (given === from ? to : given)
  if ('ids' in change) return { ...change, ids: change.ids.map(id) }
  if (change.type === 'sort') return { ...change, id: id(change.id) }
  if (change.type === 'restore') return { ...change, items: change.items.map((item) => ({ ...item, id: id(item.id) })) }
  return change
}
