import { ServiceFault, type ItemFields, type RemoteChange, type RemoteItem } from '../../service/todo-service.ts'
import { jsonOf, type ApiClient } from '../api-client.ts'
import { brokenAnswer, faultOfStatus } from '../fault-of-status.ts'
import { oneLine } from '../one-line.ts'
import { faultOfGoogle, itemOf, taskSchema, tasksPath } from './tasks-api.ts'

export async function pushGoogle(call: ApiClient, list: string, change: RemoteChange): Promise<RemoteItem | null> {
  if (change.kind === 'add') {
    const json = bodyOf(['name', 'note', 'isDone'], change.fields)
    const answer = await call({ path: tasksPath(list), method: 'POST', json })
    if (!answer.ok) throw faultOfGoogle(answer, 'list_gone')
    return itemOf(jsonOf(answer, taskSchema)) ?? raise(brokenAnswer())
  }
  const path = `${tasksPath(list)}/${encodeURIComponent(change.id)}`
  const headers: Record<string, string> = change.version === undefined ? {} : { 'if-match': change.version }
  if (change.kind === 'remove') {
    const answer = await call({ path, method: 'DELETE', headers })
    if (!answer.ok && answer.status !== 404 && answer.status !== 410) throw faultOfGoogle(answer, 'item_gone')
    return null
  }
  const answer = await call({ path, method: 'PATCH', headers, json: bodyOf(change.changed, change.fields) })
  if (!answer.ok) throw faultOfGoogle(answer, 'item_gone')
  const task = jsonOf(answer, taskSchema)
  // What was deleted can still be written to, and stays deleted.
  if (task.deleted) throw faultOfStatus({ ...answer, status: 404 })
  return itemOf(task) ?? raise(brokenAnswer())
}

const bodyOf = (changed: readonly (keyof ItemFields)[], { name, note, isDone }: ItemFields) => ({
  ...(changed.includes('name') ? { title: oneLine(name) } : {}),
  ...(changed.includes('note') ? { notes: note } : {}),
  // A task that is open has no time at which it was completed.
  ...(changed.includes('isDone')
    ? isDone
      ? { status: 'completed' }
      : { status: 'needsAction', completed: null }
    : {}),
})

function raise(fault: ServiceFault): never {
  throw fault
}
