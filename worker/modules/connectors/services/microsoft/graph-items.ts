import type { RemoteItem } from '../../service/todo-service.ts'
import { oneLine } from '../one-line.ts'
import type { GraphTask } from './graph-api.ts'

/** Null where it has no name. */
export function itemOf({ id, title, body, categories, status, '@odata.etag': etag }: GraphTask): RemoteItem | null {
  const name = oneLine(title ?? '')
  if (name === '') return null
  return {
    id,
    name,
    note: noteOf(body?.content ?? '', body?.contentType ?? 'text'),
    isDone: status === 'completed',
    aisle: categories?.[0] ?? null,
    ...(etag ? { version: etag } : {}),
  }
}

function noteOf(content: string, type: string): string {
  const text = type.toLowerCase() === 'html' ? textOfHtml(content) : content
  return text.replaceAll('\r\n', '\n').trimEnd()
}

const ENTITIES = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['amp', '&'],
])

const textOfHtml = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES.get(name) ?? '')
    .trim()
