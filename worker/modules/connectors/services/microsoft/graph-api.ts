import * as z from 'zod'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { ServiceFault, type ServiceFaultReason } from '../../service/todo-service.ts'
import { jsonOf, type ApiClient } from '../api-client.ts'
import { faultOfStatus } from '../fault-of-status.ts'

const task = z.object({
  id: z.string(),
  title: z.string().nullish(),
  body: z.object({ content: z.string().nullish(), contentType: z.string().nullish() }).nullish(),
  categories: z.array(z.string()).nullish(),
  status: z.string().nullish(),
  linkedResources: z.array(z.object({ externalId: z.string().nullish() })).nullish(),
  '@odata.etag': z.string().nullish(),
  '@removed': z.unknown().optional(),
})
export type GraphTask = z.output<typeof task>

const list = z.object({ id: z.string(), displayName: z.string() })

const page = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().nullish(),
  '@odata.deltaLink': z.string().nullish(),
})

export { task as taskSchema, list as listSchema }

export const tasksPath = (id: string) => `/v1.0/me/todo/lists/${encodeURIComponent(id)}/tasks`

const MAX_PAGES = 200

/** All pages from `path` on; the link for the next time, where there is one. */
export async function allPages<T>(
  call: ApiClient,
  path: string,
  schema: z.ZodType<T>,
): Promise<{ rows: T[]; deltaLink: string | null }> {
  const rows: T[] = []
  let next = path
  for (let count = 0; count < MAX_PAGES; count++) {
    const answer = await call({ path: next })
    if (!answer.ok) throw faultOfGraph(answer, 'list_gone')
    const read = jsonOf(answer, page)
    rows.push(...read.value.flatMap((row) => schema.safeParse(row).data ?? []))
    if (!read['@odata.nextLink']) return { rows, deltaLink: read['@odata.deltaLink'] ?? null }
    next = read['@odata.nextLink']
  }
  throw new ServiceFault('unreachable', 'Microsoft does not come to an end of this list. Larder tries again.')
}

const errorAnswer = z.object({ error: z.object({ code: z.string().nullish() }) })

/** Tokens of what changed end with one of several statuses, and the code says so. */
export function faultOfGraph(answer: GatewayAnswer, gone: 'list_gone' | 'item_gone'): ServiceFault {
  const code = codeOf(answer)
  if (answer.status === 410 || /^(?:syncState(?:NotFound|Invalid)|resyncRequired)$/i.test(code))
    return new ServiceFault(
      'cursor_lost',
      'Microsoft no longer knows what changed since the last time. Larder looks at all of it.',
    )
  const fault = faultOfStatus(answer, gone)
  const reason: ServiceFaultReason | null =
    answer.status === 403 ? 'unauthorized' : /ItemNotFound/i.test(code) ? gone : null
  return reason === null ? fault : faultOfStatus({ ...answer, status: reason === 'unauthorized' ? 401 : 404 }, gone)
}

function codeOf(answer: GatewayAnswer): string {
  try {
    return jsonOf(answer, errorAnswer).error.code ?? ''
  } catch {
    return ''
  }
}
