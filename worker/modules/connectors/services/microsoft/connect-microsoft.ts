import { ServiceFault, type ConnectService, type RemoteItem } from '../../service/todo-service.ts'
import { apiClient } from '../api-client.ts'
import { brokenAnswer } from '../fault-of-status.ts'
import { keysByUuid } from '../key-uuid.ts'
import { pushEach } from '../push-each.ts'
import { allPages, listSchema, taskSchema, tasksPath } from './graph-api.ts'
import { itemOf } from './graph-items.ts'
import { findAdded, pushGraph, type Added } from './push-graph.ts'

/**
 * Lists of Microsoft To Do. Requests follow each other, as the service answers an app four at once for all people of a
 * mailbox together.
 */
export const connectMicrosoft: ConnectService = (account, env) => {
  const call = apiClient('microsoft', account, env)
  const list = () => {
    if (account.list === null || account.list === '') throw new ServiceFault('list_gone', 'No list is chosen.')
    return account.list
  }
  return {
    abilities: { notes: true, aisles: true, pollSeconds: 120 },
    async lists() {
      const { rows } = await allPages(call, '/v1.0/me/todo/lists', listSchema)
      return rows.map(({ id, displayName }) => ({ id, name: displayName }))
    },
    async pull(cursor, unanswered = []) {
      const { rows, deltaLink } = await allPages(call, cursor ?? `${tasksPath(list())}/delta`, taskSchema)
      if (deltaLink === null) throw brokenAnswer()
      // A task comes more than once and in any order, and an id that was removed does not come back.
      const gone = new Set(rows.filter((task) => task['@removed'] !== undefined).map(({ id }) => id))
      const items = new Map<string, RemoteItem>()
      for (const task of rows) {
        const item = gone.has(task.id) ? null : itemOf(task)
        if (item) items.set(item.id, item)
      }
      // A listing of changes tells of no links, so that these cost a listing of their own.
      const keys = await keysByUuid(list(), unanswered)
      for (const [uuid, { id }] of keys.size > 0 ? await findAdded(call, list()) : []) {
        const item = items.get(id)
        const key = keys.get(uuid)
        if (item && key !== undefined) items.set(id, { ...item, key })
      }
      return {
        items: [...items.values()],
        gone: cursor === null ? [] : [...gone],
        isWhole: cursor === null,
        cursor: deltaLink,
      }
    },
    async push(changes) {
      const id = list()
      let added: Promise<Added> | null = null
      return pushEach(changes, (change) => pushGraph(call, id, change, () => (added ??= findAdded(call, id))))
    },
  }
}
