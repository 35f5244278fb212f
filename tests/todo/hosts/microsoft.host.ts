import { json, startHost, type HostAnswer, type HostRequest } from './service.host.ts'

export const MICROSOFT_TOKEN = 'graph-token-0123456789'

interface Task {
  id: string
  title: string
  body: { content: string; contentType: string }
  categories: string[]
  status: string
  linkedResources: { externalId: string }[]
  importance: string
  dueDateTime: object | null
  '@odata.etag': string
}
interface List {
  id: string
  displayName: string
  tasks: Map<string, Task>
  log: string[]
}

/** Microsoft Graph's to-do lists as they are documented: two rows a page, repeats, removals before what they remove. */
export async function startMicrosoft() {
  const lists = new Map<string, List>()
  const state = { tokens: new Set([MICROSOFT_TOKEN]), epoch: 1, page: 2 }
  let serial = 0
  const problem = (status: number, code: string) => json({ error: { code, message: code } }, status)
  const at = (path: string) => `${host.origin}/v1.0/me/todo/lists/${path}`

  const respond = (request: HostRequest): HostAnswer => {
    if (!state.tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return problem(401, 'InvalidAuthenticationToken')
    const [, listId, rest, taskId] =
      /^\/v1\.0\/me\/todo\/lists(?:\/([^/]+)\/tasks(\/(.+))?)?$/
        .exec(decodeURIComponent(request.url.pathname))
        ?.map((part) => part ?? '') ?? []
    if (listId === '')
      return paged(
        [...lists.values()].map(({ id, displayName }) => ({ id, displayName })),
        request,
        'lists',
      )
    const list = lists.get(listId ?? '')
    if (!list) return problem(404, 'ErrorItemNotFound')
    if (rest === '/delta') return delta(list, request)
    if (taskId === '' && request.method === 'GET') return paged([...list.tasks.values()], request, `${list.id}/tasks`)
    if (taskId === '') return write(list, { ...JSON.parse(request.body), id: `AQM${++serial}=` } as Task, 201)
    return one(list, taskId ?? '', request)
  }

  function one(list: List, id: string, { method, headers, body }: HostRequest): HostAnswer {
    const task = list.tasks.get(id)
    if (!task) return problem(404, 'ErrorItemNotFound')
    if (headers['if-match'] && headers['if-match'] !== task['@odata.etag'])
      return problem(412, 'ErrorIrresolvableConflict')
    if (method === 'GET') return json(task)
    if (method === 'PATCH') return write(list, { ...task, ...JSON.parse(body) } as Task, 200)
    list.tasks.delete(id)
    list.log.push(id)
    return { status: 204 }
  }

  function write(list: List, given: Task, status: number): HostAnswer {
    const defaults = {
      body: { content: '', contentType: 'text' },
      categories: [],
      status: 'notStarted',
      linkedResources: [],
      importance: 'normal',
      dueDateTime: null,
    }
    const task = { ...defaults, ...given, '@odata.etag': `W/"e${++serial}"` }
    list.tasks.set(task.id, task)
    list.log.push(task.id)
    return json(task, status)
  }

  function delta(list: List, request: HostRequest): HostAnswer {
    const token = request.url.searchParams.get('$deltatoken')
    const [epoch = 0, from = 0] = (token ?? '').split('.').map(Number)
    if (token !== null && (epoch !== state.epoch || from > list.log.length)) return problem(410, 'syncStateNotFound')
    const ids = [...new Set(list.log.slice(from))]
    const told = ids.flatMap(
      (id) => list.tasks.get(id) ?? (token === null ? [] : { id, '@removed': { reason: 'deleted' } }),
    )
    // Old states of what changed come as well, and before or after what holds.
    const stale = told.filter((row) => '@removed' in row).map(({ id }) => ({ id, title: 'Old', status: 'notStarted' }))
    const end = { '@odata.deltaLink': at(`${list.id}/tasks/delta?$deltatoken=${state.epoch}.${list.log.length}`) }
    return paged([...told, ...stale, ...told.slice(0, 1)], request, `${list.id}/tasks/delta`, end)
  }

  function paged(rows: readonly object[], { url }: HostRequest, path: string, end: object = {}): HostAnswer {
    const from = Number(url.searchParams.get('$skiptoken') ?? 0)
    const next = new URL(at(path))
    if (path === 'lists') next.pathname = '/v1.0/me/todo/lists'
    for (const [name, value] of url.searchParams) next.searchParams.set(name, value)
    next.searchParams.set('$skiptoken', String(from + state.page))
    return json({
      value: rows.slice(from, from + state.page),
      ...(from + state.page < rows.length ? { '@odata.nextLink': next.href } : end),
    })
  }

  const host = await startHost(respond)
  return {
    ...host,
    state,
    lists,
    addList(displayName: string): List {
      const list = { id: `L${++serial}=`, displayName, tasks: new Map(), log: [] }
      lists.set(list.id, list)
      return list
    },
    write: (list: List, given: Partial<Task>) => {
      const id = given.id ?? `AQM${++serial}=`
      write(list, { ...list.tasks.get(id), ...given, id } as Task, 200)
      return id
    },
    drop(list: List, id: string): void {
      list.tasks.delete(id)
      list.log.push(id)
    },
  }
}
