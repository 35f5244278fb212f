import { uuid } from '#worker/clock.ts'
import type { RemoteChange } from '../../service/todo-service.ts'
import type { ApiClient } from '../api-client.ts'
import { pages, sectionSchema, sync } from './todoist-api.ts'

/**
 * Sections of the project by name, with new ones for aisles that have none. A project holds a limited number of them; what
 * finds no place stays outside of sections.
 */
export async function makeSections(
  call: ApiClient,
  project: string,
  changes: readonly RemoteChange[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(changes.flatMap((change) => aisleIn(change) ?? []))
  const ids = new Map<string, string>()
  if (wanted.size === 0) return ids
  for await (const { id, name, is_deleted, is_archived } of pages(
    call,
    '/api/v1/sections',
    { project_id: project },
    sectionSchema,
  )) {
    if (!is_deleted && !is_archived && !ids.has(name.trim())) ids.set(name.trim(), id)
  }
  const missing = [...wanted].filter((name) => !ids.has(name)).map((name) => ({ name, temporary: uuid() }))
  if (missing.length === 0) return ids
  const commands = missing.map(({ name, temporary }) => ({
    type: 'section_add',
    uuid: uuid(),
    temp_id: temporary,
    args: { name, project_id: project },
  }))
  const { temp_id_mapping: made } = await sync(call, { commands: JSON.stringify(commands.slice(0, 100)) })
  for (const { name, temporary } of missing) {
    const id = made?.[temporary]
    if (id !== undefined) ids.set(name, id)
  }
  return ids
}

function aisleIn(change: RemoteChange): string | null {
  const asks = change.kind === 'add' || change.kind === 'change'
  const name = asks ? (change.fields.aisle?.trim() ?? '') : ''
  return name === '' ? null : name
}
