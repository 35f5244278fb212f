import type { ItemFields } from '../../service/todo-service.ts'
import type { ApiClient } from '../api-client.ts'
import { itemSchema, pages } from './todoist-api.ts'
import { texts } from './todoist-items.ts'

/**
 * The item that an earlier try of an addition made, by what it says: a command with the same uuid is not done again, and
 * Todoist does not promise to answer its id again.
 */
export async function findRepeated(call: ApiClient, project: string, fields: ItemFields): Promise<string | null> {
  const wanted = texts(fields)
  let found: string | null = null
  for await (const { id, content, description } of pages(call, '/api/v1/tasks', { project_id: project }, itemSchema)) {
    if (content === wanted.content && (description ?? '') === wanted.description) found = id
  }
  return found
}
