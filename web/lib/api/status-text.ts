import type { Words } from '../../locales/words.ts'
import type { ApiError } from './api-error.ts'
import type { Keys } from '../words/translate.ts'
import { words } from '../words/words.ts'

/** What a status means, and its number. HTTP/2 carries no such text, so it cannot be the server's. */
export function statusText({ status, statusText: said }: Pick<ApiError, 'status' | 'statusText'>): string {
  const key = `status.${status}`
  const known = words('common')(key as Keys<Words['common']>) // A status without a text answers its own key.
  return `${known === key ? said : known} (${status})`.trim()
}
