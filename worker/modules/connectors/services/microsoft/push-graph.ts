import { ServiceFault, type ItemFields, type RemoteChange, type RemoteItem } from '../../service/todo-service.ts'
import { jsonOf, type ApiClient } from '../api-client.ts'
import { brokenAnswer } from '../fault-of-status.ts'
import { keyUuid } from '../key-uuid.ts'
import { oneLine } from '../one-line.ts'
import { allPages, faultOfGraph, taskSchema, tasksPath, type GraphTask } from './graph-api.ts'
import { itemOf } from './graph-items.ts'

/** Tasks that Larder added, by the key of their addition. Microsoft keeps it as the id of what a task is linked to. */
export type Added = ReadonlyMap<string, GraphTask>

export async function findAdded(call: ApiClient, list: string): Promise<Added> {
  try {
    const { rows } = await allPages(call, `${tasksPath(list)}?$expand=linkedResources&$top=100`, taskSchema)
    return new Map(
      rows.flatMap((task) =>
        (task.linkedResources ?? []).flatMap(({ externalId }) => (externalId ? [[externalId, task]] : [])),
      ),
    )
  } catch (error) {
    // An account that does not tell of links takes additions all the same.
    if (error instanceof ServiceFault && error.reason === 'refused') return new Map()
    throw error
  }
}

export async function pushGraph(
  call: ApiClient,
  list: string,
  change: RemoteChange,
  added: () => Promise<Added>,
): Promise<RemoteItem | null> {
  if (change.kind === 'add') return add(call, list, change, await added())
  const path = `${tasksPath(list)}/${encodeURIComponent(change.id)}`
  const headers: Record<string, string> = change.version === undefined ? {} : { 'if-match': change.version }
  if (change.kind === 'remove') {
    const answer = await call({ path, method: 'DELETE', headers })
    const fault = answer.ok ? null : faultOfGraph(answer, 'item_gone')
    if (fault && fault.reason !== 'item_gone') throw fault
    return null
  }
  const { changed, fields } = change
  const categories = changed.includes('aisle') ? await categoriesWith(call, path, fields.aisle) : undefined
  const answer = await call({
    path,
    method: 'PATCH',
    headers,
    json: { ...bodyOf(changed, fields), ...(categories ? { categories } : {}) },
  })
  if (!answer.ok) throw faultOfGraph(answer, 'item_gone')
  return readItem(jsonOf(answer, taskSchema))
}

async function add(
  call: ApiClient,
  list: string,
  { key, fields }: RemoteChange & { kind: 'add' },
  added: Added,
): Promise<RemoteItem> {
  const externalId = await keyUuid(list, key)
  const there = added.get(externalId)
  if (there) return readItem(there)
  const json = {
    ...bodyOf(['name', 'note', 'isDone'], fields),
    categories: fields.aisle === null ? [] : [fields.aisle],
    linkedResources: [{ applicationName: 'Larder', displayName: oneLine(fields.name), externalId }],
  }
  const answer = await call({ path: tasksPath(list), method: 'POST', json })
  if (!answer.ok) throw faultOfGraph(answer, 'list_gone')
  return readItem(jsonOf(answer, taskSchema))
}

const bodyOf = (changed: readonly (keyof ItemFields)[], { name, note, isDone }: ItemFields) => ({
  ...(changed.includes('name') ? { title: oneLine(name) } : {}),
  ...(changed.includes('note') ? { body: { content: note, contentType: 'text' } } : {}),
  ...(changed.includes('isDone') ? { status: isDone ? 'completed' : 'notStarted' } : {}),
})

/** The first category is the aisle; what others a task has stays. */
async function categoriesWith(call: ApiClient, path: string, aisle: string | null): Promise<string[]> {
  const answer = await call({ path })
  if (!answer.ok) throw faultOfGraph(answer, 'item_gone')
  const others = (jsonOf(answer, taskSchema).categories ?? []).slice(1).filter((name) => name !== aisle)
  return aisle === null ? others : [aisle, ...others]
}

function readItem(task: GraphTask): RemoteItem {
  const item = itemOf(task)
  if (!item) throw brokenAnswer()
  return item
}
