import * as z from 'zod'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { ServiceFault, type RemoteItem } from '../../service/todo-service.ts'
import { jsonOf, type ApiClient } from '../api-client.ts'
import { retryAfter } from '#worker/gateway/retry-after.ts'
import { faultOfStatus } from '../fault-of-status.ts'
import { oneLine } from '../one-line.ts'

export const taskSchema = z.object({
  id: z.string(),
  title: z.string().nullish(),
  notes: z.string().nullish(),
  status: z.string().nullish(),
  deleted: z.boolean().nullish(),
  etag: z.string().nullish(),
})
export type GoogleTask = z.output<typeof taskSchema>

export const listSchema = z.object({ id: z.string(), title: z.string() })

export const tasksPath = (list: string) => `/tasks/v1/lists/${encodeURIComponent(list)}/tasks`

const page = z.object({ items: z.array(z.unknown()).nullish(), nextPageToken: z.string().nullish() })
const MAX_PAGES = 250

/** All pages; `answeredAt` is the service's own clock when it began. */
export async function allPages<T>(
  call: ApiClient,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<{ rows: T[]; answeredAt: string | null }> {
  const rows: T[] = []
  let answeredAt: string | null = null
  let token: string | null = null
  for (let count = 0; count < MAX_PAGES; count++) {
    const answer = await call({
      path,
      query: { ...query, maxResults: '100', ...(token === null ? {} : { pageToken: token }) },
    })
    if (!answer.ok) throw faultOfGoogle(answer, 'list_gone')
    answeredAt ??= answer.headers.get('date')
    const read = jsonOf(answer, page)
    rows.push(...(read.items ?? []).flatMap((row) => schema.safeParse(row).data ?? []))
    if (!read.nextPageToken) return { rows, answeredAt }
    token = read.nextPageToken
  }
  throw new ServiceFault('unreachable', 'Google does not come to an end of this list. Larder tries again.')
}

/** Null where it has no name. */
export function itemOf({ id, title, notes, status, etag }: GoogleTask): RemoteItem | null {
  const name = oneLine(title ?? '')
  if (name === '') return null
  return {
    id,
    name,
    note: notes ?? '',
    isDone: status === 'completed',
    aisle: null,
    ...(etag ? { version: etag } : {}),
  }
}

const errorAnswer = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().nullish() })).nullish(),
    status: z.string().nullish(),
  }),
})

const USUAL_WAIT_SECONDS = 60

/** 403 is said of limits as well as of rights. */
export function faultOfGoogle(answer: GatewayAnswer, gone: 'list_gone' | 'item_gone'): ServiceFault {
  if (answer.status !== 403) return faultOfStatus(answer, gone)
  if (!/limitExceeded|quota|RESOURCE_EXHAUSTED/i.test(reasonOf(answer)))
    return faultOfStatus({ ...answer, status: 401 })
  return new ServiceFault(
    'limited',
    'Google asks to come less often. Larder waits and tries again.',
    retryAfter(answer.headers) ?? USUAL_WAIT_SECONDS,
  )
}

function reasonOf(answer: GatewayAnswer): string {
  try {
    const { errors, status } = jsonOf(answer, errorAnswer).error
    return [...(errors ?? []).map(({ reason }) => reason), status].join(' ')
  } catch {
    return ''
  }
}
