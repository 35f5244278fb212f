import { json, startHost, type HostAnswer, type HostRequest } from './service.host.ts'
import { failed, newItem, paged, type Args, type Failed, type Item } from './todoist.rows.ts'

export const TODOIST_TOKEN = 'personal-token-0123456789'

interface Named {
  id: string
  project_id: string
  name: string
  is_deleted: boolean
  changed: number
}
interface Command {
  type: string
  uuid: string
  temp_id?: string
  args: Args
}
/** How tokens are given. */
type Login = (request: HostRequest) => HostAnswer

/** Todoist as its documentation has it. A command that is repeated is not done again, and its id is not told again. */
export async function startTodoist(quirks: { maxSections?: number } = {}) {
  const items = new Map<string, Item>()
  const sections = new Map<string, Named>()
  const projects = new Map<string, Named>()
  const done = new Map<string, 'ok' | Failed>()
  const state = {
    tokens: new Set([TODOIST_TOKEN]),
    epoch: 1,
    failCommands: [] as Failed[],
    login: null as Login | null,
  }
  let serial = 0
  const next = () => `6X7r${(++serial).toString(36).padStart(12, '0')}`

  const respond = (request: HostRequest): HostAnswer => {
    if (request.url.pathname === '/oauth/access_token' && state.login) return state.login(request)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!state.tokens.has(token)) return json({ error: 'Forbidden', error_tag: 'UNAUTHORIZED', http_code: 401 }, 401)
    const { pathname, searchParams: query } = request.url
    const project = query.get('project_id')
    const here = <T extends { project_id: string; is_deleted: boolean }>(rows: Map<string, T>) =>
      [...rows.values()].filter((row) => row.project_id === project && !row.is_deleted)
    if (pathname === '/api/v1/sync' && request.method === 'POST') return sync(new URLSearchParams(request.body))
    if (pathname === '/api/v1/projects')
      return paged(
        [...projects.values()].filter((row) => !row.is_deleted),
        query,
      )
    if (project !== null && (projects.get(project)?.is_deleted ?? true))
      return json({ error_tag: 'PROJECT_NOT_FOUND', http_code: 404, error_code: 21 }, 404)
    if (pathname === '/api/v1/sections') return paged(here(sections), query)
    if (pathname === '/api/v1/tasks')
      return paged(
        here(items).filter((item) => !item.checked),
        query,
      )
    if (pathname === '/api/v1/tasks/completed/by_completion_date')
      return paged(
        here(items).filter((item) => item.checked),
        query,
        'items',
      )
    return json({ error: 'Not found', http_code: 404 }, 404)
  }

  function sync(form: URLSearchParams): HostAnswer {
    const commands = JSON.parse(form.get('commands') ?? '[]') as Command[]
    if (commands.length > 100) return json({ error_tag: 'MAX_COMMANDS', http_code: 400 }, 400)
    const ids: Record<string, string> = {}
    const sync_status = Object.fromEntries(commands.map((command) => [command.uuid, doOnce(command, ids)]))
    const [, epoch, from] = /^t(\d+)\.(\d+)$/.exec(form.get('sync_token') ?? '') ?? []
    if (
      form.has('sync_token') &&
      form.get('sync_token') !== '*' &&
      (Number(epoch) !== state.epoch || Number(from) > serial)
    )
      return json({ error: 'Sync token is invalid', error_tag: 'INVALID_SYNC_TOKEN', http_code: 400 }, 400)
    const isFull = from === undefined
    const types = JSON.parse(form.get('resource_types') ?? '[]') as string[]
    const since = <T extends { changed: number; is_deleted: boolean }>(rows: Map<string, T>) =>
      [...rows.values()].filter((row) =>
        isFull ? !row.is_deleted && !(row as { checked?: boolean }).checked : row.changed > Number(from),
      )
    return json({
      ...(types.includes('items') ? { items: since(items) } : {}),
      ...(types.includes('sections') ? { sections: since(sections) } : {}),
      ...(types.includes('projects') ? { projects: since(projects) } : {}),
      full_sync: isFull,
      sync_token: `t${state.epoch}.${serial}`,
      temp_id_mapping: ids,
      sync_status,
    })
  }

  function doOnce(command: Command, ids: Record<string, string>): 'ok' | Failed {
    const before = done.get(command.uuid)
    if (before) return before
    const result = state.failCommands.shift() ?? run(command, ids)
    if (result === 'ok') done.set(command.uuid, result)
    return result
  }

  function run({ type, temp_id, args }: Command, ids: Record<string, string>): 'ok' | Failed {
    const idOf = (given: string) => ids[given] ?? given
    const changed = ++serial
    const id = next()
    if (type === 'section_add' || type === 'item_add') {
      if (projects.get(args['project_id'] ?? '')?.is_deleted ?? true) return failed('PROJECT_NOT_FOUND', 404, 21)
      if (type === 'section_add' && inProject(args) >= (quirks.maxSections ?? 20))
        return failed('MAX_SECTIONS', 403, 50)
      if (temp_id) ids[temp_id] = id
      if (type === 'section_add')
        sections.set(id, {
          id,
          project_id: args['project_id'] ?? '',
          name: args['name'] ?? '',
          is_deleted: false,
          changed,
        })
      else items.set(id, newItem(id, args, changed))
      return 'ok'
    }
    const item = items.get(idOf(args['id'] ?? ''))
    if (!item || item.is_deleted) return failed('ITEM_NOT_FOUND', 404, 22)
    item.changed = changed
    if (type === 'item_update')
      Object.assign(item, {
        content: args['content'] ?? item.content,
        description: args['description'] ?? item.description,
      })
    else if (type === 'item_move') Object.assign(item, { section_id: args['section_id'] ?? null })
    else if (type === 'item_complete') {
      if (item.content.startsWith('* ')) return failed('ITEM_UNCOMPLETABLE', 400, 42)
      item.checked = true
    } else if (type === 'item_uncomplete') item.checked = false
    else if (type === 'item_delete') item.is_deleted = true
    else return failed('INVALID_COMMAND', 400, 20)
    return 'ok'
  }

  const inProject = ({ project_id: project }: Args) =>
    [...sections.values()].filter((one) => one.project_id === project).length
  const host = await startHost(respond)
  return {
    ...host,
    state,
    items,
    sections,
    addProject(name: string): string {
      const id = next()
      projects.set(id, { id, project_id: id, name, is_deleted: false, changed: ++serial })
      return id
    },
    dropProject(id: string): void {
      const within = [...items.values()].filter((item) => item.project_id === id)
      for (const row of [projects.get(id), ...within]) Object.assign(row ?? {}, { is_deleted: true, changed: ++serial })
    },
    addItem(project: string, fields: Partial<Item>): string {
      const id = next()
      items.set(id, { ...newItem(id, { project_id: project }, ++serial), ...fields })
      return id
    },
    change: (id: string, fields: Partial<Item>) =>
      void Object.assign(items.get(id) ?? {}, { ...fields, changed: ++serial }),
  }
}
