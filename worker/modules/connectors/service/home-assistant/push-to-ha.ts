import { ServiceFault, type Pushed, type RemoteChange, type RemoteItem } from '../todo-service.ts'
import type { HaClient } from './ha-client.ts'
import { todoEntity, type HaEntity } from './ha-entity.ts'
import { haItems } from './ha-items.ts'

/**
 * Sends changes one by one, between two listings: an addition is answered without an id, and a failed change without
 * a reason.
 */
export async function pushToHa(client: HaClient, id: string, changes: readonly RemoteChange[]): Promise<Pushed[]> {
  const entity = await todoEntity(client, id)
  const before = new Map((await haItems(client, id)).map((item) => [item.id, item]))
  const faults: (ServiceFault | null)[] = []
  for (const change of changes) {
    const last = faults.at(-1)
    faults.push(last && STOPS.has(last.reason) ? last : await send(client, entity, before, change))
  }
  const after = await haItems(client, id)
  const fresh = after.filter((item) => !before.has(item.id))
  return changes.map((change, i) => answerFor(change, faults[i] ?? null, after, fresh))
}

/** After these, nothing more is asked. */
const STOPS: ReadonlySet<ServiceFault['reason']> = new Set(['unauthorized', 'limited', 'forbidden_address'])

/** Null where it went well. */
async function send(
  client: HaClient,
  { id, can }: HaEntity,
  before: ReadonlyMap<string, RemoteItem>,
  change: RemoteChange,
): Promise<ServiceFault | null> {
  if (change.kind !== 'add' && !before.has(change.id)) return new ServiceFault('item_gone', 'The item is gone there.')
  const [service, isAble] = (
    { add: ['add_item', can.create], change: ['update_item', can.update], remove: ['remove_item', can.delete] } as const
  )[change.kind]
  if (!isAble) return new ServiceFault('refused', `The list ${id} does not allow this in Home Assistant.`)
  try {
    const { status } = await client.post(`services/todo/${service}`, { entity_id: id, ...bodyOf(change, can.describe) })
    if (status >= 200 && status < 300) return null
    if (status === 500) return new ServiceFault('unreachable', 'Home Assistant could not do it.')
    return new ServiceFault('refused', `Home Assistant refused it (${status}).`)
  } catch (error) {
    if (error instanceof ServiceFault) return error
    throw error
  }
}

/** Items are named by their id: a name may be there twice. */
function bodyOf(change: RemoteChange, describes: boolean): object {
  if (change.kind === 'remove') return { item: [change.id] }
  const { name, note, isDone } = change.fields
  if (change.kind === 'add') return { item: name, ...(describes && note !== '' ? { description: note } : {}) }
  const { changed } = change
  return {
    item: change.id,
    ...(changed.includes('name') ? { rename: name } : {}),
    ...(changed.includes('isDone') ? { status: isDone ? 'completed' : 'needs_action' } : {}),
    ...(describes && changed.includes('note') ? { description: note } : {}),
  }
}

/** What the list says afterwards counts more than how the request was answered. Takes additions out of `fresh`. */
function answerFor(
  change: RemoteChange,
  fault: ServiceFault | null,
  after: readonly RemoteItem[],
  fresh: RemoteItem[],
): Pushed {
  if (change.kind === 'add') {
    const at =
      fault?.reason === 'refused' ? -1 : fresh.findIndex(({ name }) => name.trim() === change.fields.name.trim())
    const [item] = at < 0 ? [] : fresh.splice(at, 1)
    return item ? { item } : { fault: fault ?? new ServiceFault('unreachable', 'The new item is not to be seen yet.') }
  }
  const item = after.find(({ id }) => id === change.id)
  if (change.kind === 'remove')
    return item ? { fault: fault ?? new ServiceFault('conflict', 'It is still there.') } : { item: null }
  if (!item) return { fault: new ServiceFault('item_gone', 'The item is gone there.') }
  return fault ? { fault } : { item }
}
