import { now } from '#worker/clock.ts'
import { ServiceFault, type ConnectService, type RemoteItem } from '../../service/todo-service.ts'
import { apiClient } from '../api-client.ts'
import { pushEach } from '../push-each.ts'
import { pushGoogle } from './push-google.ts'
import { allPages, itemOf, listSchema, taskSchema, tasksPath } from './tasks-api.ts'

/** Changes are told by time alone, which has seconds, and what is written late in one may come after it. */
const OVERLAP_MS = 60_000
/** So what a backup brought back there, with its old time, is only found by looking at all of it. */
const WHOLE_MS = 86_400_000

/**
 * Lists of Google Tasks, which know neither categories nor repeated requests: an addition whose answer got lost is found by
 * the next pull. All people of a server share its 50,000 requests a day.
 */
export const connectGoogle: ConnectService = (account, env) => {
  const call = apiClient('google', account, env)
  const list = () => {
    if (account.list === null || account.list === '') throw new ServiceFault('list_gone', 'No list is chosen.')
    return account.list
  }
  return {
    abilities: { notes: true, aisles: false, pollSeconds: 300 },
    async lists() {
      const { rows } = await allPages(call, '/tasks/v1/users/@me/lists', {}, listSchema)
      return rows.map(({ id, title }) => ({ id, name: title }))
    },
    async pull(cursor) {
      const [since, wholeAt = ''] = cursor?.split(' ') ?? []
      if (since !== undefined && !(Date.parse(now()) - Date.parse(wholeAt) < WHOLE_MS)) throw cursorLost()
      const query = { ...ALL, ...(since === undefined ? {} : { updatedMin: since }) }
      const { rows, answeredAt } = await allPages(call, tasksPath(list()), query, taskSchema)
      const items = new Map<string, RemoteItem>()
      const gone: string[] = []
      for (const task of rows) {
        const item = task.deleted ? null : itemOf(task)
        if (item) items.set(item.id, item)
        else if (task.deleted) gone.push(task.id)
      }
      // By the clock of the service, as ours may be wrong.
      const next = new Date((Date.parse(answeredAt ?? '') || Date.parse(now())) - OVERLAP_MS).toISOString()
      return {
        items: [...items.values()],
        gone,
        isWhole: since === undefined,
        cursor: `${next} ${since === undefined ? now() : wholeAt}`,
      }
    },
    async push(changes) {
      const id = list()
      return pushEach(changes, (change) => pushGoogle(call, id, change))
    },
  }
}

/** Hidden are those that were cleared away after they were completed. */
const ALL = { showCompleted: 'true', showHidden: 'true', showDeleted: 'true' }

const cursorLost = () => new ServiceFault('cursor_lost', 'What changed since the last time is not known any more.')
