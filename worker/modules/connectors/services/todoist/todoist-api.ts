import * as z from 'zod'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { ServiceFault } from '../../service/todo-service.ts'
import { jsonOf, type ApiClient } from '../api-client.ts'
import { faultOfStatus } from '../fault-of-status.ts'

const id = z.union([z.string(), z.number()]).transform(String)

const item = z.object({
  id,
  project_id: id,
  content: z.string(),
  description: z.string().nullish(),
  section_id: id.nullish(),
  checked: z.boolean().nullish(),
  is_deleted: z.boolean().nullish(),
  due: z.object({ is_recurring: z.boolean().nullish() }).nullish(),
})
export type TodoistItem = z.output<typeof item>

const section = z.object({
  id,
  project_id: id,
  name: z.string(),
  is_deleted: z.boolean().nullish(),
  is_archived: z.boolean().nullish(),
})
export type TodoistSection = z.output<typeof section>

const project = z.object({
  id,
  name: z.string(),
  is_deleted: z.boolean().nullish(),
  is_archived: z.boolean().nullish(),
})

const errorAnswer = z.object({
  error: z.string().nullish(),
  error_code: z.number().nullish(),
  error_tag: z.string().nullish(),
  http_code: z.number().nullish(),
  error_extra: z
    .object({ retry_after: z.number().nonnegative().nullish().catch(null) })
    .nullish()
    .catch(null),
})
export type TodoistError = z.output<typeof errorAnswer>

const syncAnswer = z.object({
  sync_token: z.string().nullish(),
  full_sync: z.boolean().nullish(),
  items: z.array(item).nullish(),
  sections: z.array(section).nullish(),
  projects: z.array(project).nullish(),
  temp_id_mapping: z.record(z.string(), id).nullish(),
  sync_status: z.record(z.string(), z.union([z.string(), errorAnswer])).nullish(),
})
export type SyncAnswer = z.output<typeof syncAnswer>

/** One call that reads what changed and does commands. Each command fails by itself, inside an answer of status 200. */
export async function sync(call: ApiClient, form: Record<string, string>): Promise<SyncAnswer> {
  const answer = await call({ path: '/api/v1/sync', method: 'POST', form })
  if (!answer.ok) throw faultOfAnswer(answer, form['sync_token'] ?? '*')
  return jsonOf(answer, syncAnswer)
}

function faultOfAnswer(answer: GatewayAnswer, token: string): ServiceFault {
  const said = errorOf(answer)
  if (token !== '*' && answer.status === 400 && /SYNC_TOKEN/i.test(said?.error_tag ?? ''))
    return new ServiceFault(
      'cursor_lost',
      'Todoist no longer knows what changed since the last time. Larder looks at all of it.',
    )
  return limitOf(said) ?? faultOfStatus(answer, 'list_gone')
}

/** Todoist says in the body when to come again, whatever the status is. */
const limitOf = (said: TodoistError | null): ServiceFault | null =>
  typeof said?.error_extra?.retry_after === 'number'
    ? new ServiceFault(
        'limited',
        'Todoist asks to come less often. Larder waits and tries again.',
        said.error_extra.retry_after,
      )
    : null

function errorOf(answer: GatewayAnswer): TodoistError | null {
  try {
    return jsonOf(answer, errorAnswer)
  } catch {
    return null
  }
}

/** Why one command failed. */
export function faultOfCommand(said: string | TodoistError): ServiceFault {
  if (typeof said === 'string') return new ServiceFault('refused', 'Todoist does not take this.')
  const tag = said.error_tag ?? ''
  const limit = limitOf(said)
  if (limit) return limit
  if (/PROJECT/.test(tag) && /NOT_FOUND|ARCHIVED|DELETED/.test(tag))
    return new ServiceFault('list_gone', 'The project is not there any more. Choose another one.')
  return faultOfStatus({ status: /NOT_FOUND/.test(tag) ? 404 : (said.http_code ?? 400), headers: new Headers() })
}

/** All pages of a list of the API. */
export async function* pages<T>(
  call: ApiClient,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<T>,
  key = 'results',
): AsyncGenerator<T> {
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await call({ path, query: { ...query, limit: '200', ...(cursor === null ? {} : { cursor }) } })
    if (!answer.ok) throw limitOf(errorOf(answer)) ?? faultOfStatus(answer, 'list_gone')
    const { next_cursor: next, ...body } = jsonOf(answer, pageAnswer)
    yield* (body[key] as unknown[] | undefined)?.flatMap((row) => schema.safeParse(row).data ?? []) ?? []
    if (!next) return
    cursor = next
  }
}

const MAX_PAGES = 50
const pageAnswer = z.looseObject({ next_cursor: z.string().nullish() })

export { item as itemSchema, project as projectSchema, section as sectionSchema }
