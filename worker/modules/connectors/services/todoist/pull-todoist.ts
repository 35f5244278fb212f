import * as z from 'zod'
import { now } from '#worker/clock.ts'
import { ServiceFault, type RemoteItem, type TodoService } from '../../service/todo-service.ts'
import type { ApiClient } from '../api-client.ts'
import { brokenAnswer } from '../fault-of-status.ts'
import { itemSchema, pages, sync, type SyncAnswer, type TodoistItem } from './todoist-api.ts'
import { itemOf, sectionsAfter } from './todoist-items.ts'

type Pulled = Awaited<ReturnType<TodoService['pull']>>

/** A full sync names neither what was completed nor what was deleted. What was completed of late is asked for beside it. */
export async function pullTodoist(call: ApiClient, project: string, cursor: string | null): Promise<Pulled> {
  const from = cursor === null ? FRESH : readCursor(cursor)
  const answer = await sync(call, { sync_token: from.token, resource_types: '["items","sections","projects"]' })
  const isFull = answer.full_sync === true || from.token === '*'
  if (!answer.sync_token) throw brokenAnswer()
  refuseGoneProject(answer, project, isFull)
  const sections = sectionsAfter(isFull ? new Map() : new Map(from.sections), answer.sections ?? [], project)
  const completed = isFull ? await recentlyCompleted(call, project) : []
  const items = new Map<string, RemoteItem>()
  const gone: string[] = []
  for (const item of [...completed, ...(answer.items ?? [])]) {
    const read = itemOf(item, project, sections)
    if (read) items.set(item.id, read)
    else if (!isFull) gone.push(item.id)
  }
  return {
    items: [...items.values()],
    gone,
    isWhole: isFull,
    cursor: JSON.stringify({ token: answer.sync_token, sections: [...sections] } satisfies Cursor),
  }
}

function refuseGoneProject({ projects }: SyncAnswer, project: string, isFull: boolean): void {
  const found = projects?.find(({ id }) => id === project)
  if (found ? found.is_deleted || found.is_archived : isFull)
    throw new ServiceFault('list_gone', 'The project is not there any more. Choose another one.')
}

/** Items name sections by id, and what changed names only sections that changed. */
const cursorSchema = z.object({ token: z.string().min(1), sections: z.array(z.tuple([z.string(), z.string()])) })
type Cursor = z.output<typeof cursorSchema>

const FRESH: Cursor = { token: '*', sections: [] }

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(text))
  } catch {
    throw new ServiceFault(
      'cursor_lost',
      'What changed since the last time is not known any more. Larder looks at all of it.',
    )
  }
}

/** The API answers at most three months at once. */
const DAYS = 80

async function recentlyCompleted(call: ApiClient, project: string): Promise<TodoistItem[]> {
  const until = Date.parse(now())
  const found: TodoistItem[] = []
  const query = {
    project_id: project,
    since: new Date(until - DAYS * 86_400_000).toISOString(),
    // Clocks differ.
    until: new Date(until + 3_600_000).toISOString(),
  }
  const path = '/api/v1/tasks/completed/by_completion_date'
  for await (const item of pages(call, path, query, itemSchema, 'items')) found.push({ ...item, checked: true })
  return found
}
