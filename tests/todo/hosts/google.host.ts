import { json, startHost, type HostAnswer, type HostRequest } from './service.host.ts'

export const GOOGLE_TOKEN = 'google-token-0123456789'

interface Task {
  id: string
  title: string
  notes?: string
  status: string
  completed?: string | null
  deleted?: boolean
  hidden?: boolean
  due?: string
  updated: string
  etag: string
}
interface List {
  id: string
  title: string
  tasks: Map<string, Task>
}

/** Google Tasks as documented, by a clock that is an hour slow: what is deleted or cleared away is only told when asked for. */
export async function startGoogle() {
  const lists = new Map<string, List>()
  const state = { tokens: new Set([GOOGLE_TOKEN]), page: 2 }
  let serial = 0
  const clock = () => new Date(Date.now() - 3_600_000)
  const problem = (code: number, reason: string) => json({ error: { code, errors: [{ reason }] } }, code)

  const respond = (request: HostRequest): HostAnswer => {
    const answer = answerTo(request)
    return { ...answer, headers: { ...answer.headers, date: clock().toUTCString() } }
  }

  function answerTo(request: HostRequest): HostAnswer {
    const { pathname, searchParams: query } = request.url
    if (!state.tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return problem(401, 'authError')
    if (pathname === '/tasks/v1/users/@me/lists')
      return paged(
        [...lists.values()].map(({ id, title }) => ({ id, title })),
        query,
        state.page,
      )
    const [, listId = '', taskId] = /^\/tasks\/v1\/lists\/([^/]+)\/tasks(?:\/(.+))?$/.exec(pathname) ?? []
    const list = lists.get(listId)
    if (!list) return problem(404, 'notFound')
    if (taskId !== undefined) return one(list, taskId, request)
    if (request.method === 'POST') return json(write(list, { ...JSON.parse(request.body), id: `g${++serial}` } as Task))
    const from = query.get('updatedMin') ?? ''
    const tasks = [...list.tasks.values()].filter(
      ({ updated, deleted, hidden, status }) =>
        updated >= from &&
        (!deleted || query.get('showDeleted') === 'true') &&
        (!hidden || query.get('showHidden') === 'true') &&
        (status !== 'completed' || query.get('showCompleted') === 'true'),
    )
    return paged(tasks, query, state.page)
  }

  function one(list: List, id: string, { method, headers, body }: HostRequest): HostAnswer {
    const task = list.tasks.get(id)
    if (!task) return problem(404, 'notFound')
    if (headers['if-match'] && headers['if-match'] !== task.etag) return problem(412, 'conditionNotMet')
    if (method === 'DELETE') {
      write(list, { ...task, deleted: true })
      return { status: 204 }
    }
    const patch = JSON.parse(body) as Partial<Task>
    if (patch.status === 'needsAction' && patch.completed !== null && task.completed) return problem(400, 'invalid')
    return json(write(list, { ...task, ...patch }))
  }

  function write(list: List, given: Task): Task {
    const task = {
      ...given,
      status: given.status ?? 'needsAction',
      updated: clock().toISOString(),
      etag: `"e${++serial}"`,
    }
    if (task.status === 'completed') task.completed ??= task.updated
    list.tasks.set(task.id, task)
    return task
  }

  const host = await startHost(respond)
  return {
    ...host,
    state,
    lists,
    addList(title: string): List {
      const list = { id: `l${++serial}`, title, tasks: new Map() }
      lists.set(list.id, list)
      return list
    },
    write: (list: List, given: Partial<Task>) =>
      write(list, { ...list.tasks.get(given.id ?? ''), id: `g${++serial}`, ...given } as Task).id,
  }
}

/** Few rows a page, whatever is asked for. */
function paged(items: readonly object[], query: URLSearchParams, page: number): HostAnswer {
  const from = Number(query.get('pageToken') ?? 0)
  return json({
    items: items.slice(from, from + page),
    ...(from + page < items.length ? { nextPageToken: String(from + page) } : {}),
  })
}
