import { json, type HostAnswer } from './service.host.ts'

export interface Item {
  id: string
  project_id: string
  content: string
  description: string
  section_id: string | null
  checked: boolean
  is_deleted: boolean
  priority: number
  labels: string[]
  due: { date: string; is_recurring: boolean } | null
  changed: number
}
export type Args = Record<string, string>
export type Failed = { error_tag: string; error_code: number; http_code: number; error: string; error_extra?: object }

export const newItem = (id: string, args: Args, changed: number): Item => ({
  id,
  project_id: args['project_id'] ?? '',
  content: (args['content'] ?? '').trim(),
  description: args['description'] ?? '',
  section_id: args['section_id'] ?? null,
  checked: false,
  is_deleted: false,
  priority: 1,
  labels: [],
  due: null,
  changed,
})

export const failed = (error_tag: string, http_code: number, error_code: number, error_extra?: object): Failed => ({
  error_tag,
  error_code,
  http_code,
  error: error_tag,
  ...(error_extra ? { error_extra } : {}),
})

/** Two rows a page, whatever is asked for. */
export function paged(rows: readonly object[], query: URLSearchParams, key = 'results'): HostAnswer {
  const from = Number(query.get('cursor') ?? 0)
  return json({ [key]: rows.slice(from, from + 2), next_cursor: from + 2 < rows.length ? String(from + 2) : null })
}
