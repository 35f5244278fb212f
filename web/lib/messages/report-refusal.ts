import type { ApiError } from '../api/api-error.ts'
import { problemText } from '../api/problem-text.ts'
import { statusText } from '../api/status-text.ts'
import { getTranslations, loadTranslations } from '../i18n/translations.ts'
import { notify } from './messages.ts'
import type { ErrorKind } from './report-error.ts'

const baseDuration = 5000
const durationPerKey = 1500

/** What the server answered, in people's words where its code has some. */
export async function reportRefusal(error: ApiError, action: string, kind: ErrorKind, inline: boolean): Promise<void> {
  await loadTranslations('problems')
  const t = getTranslations('problems')
  const data = { url: error.url, status: error.status, body: error.body }
  if (error.status === 429) {
    notify('warning', t('tooOften.title'), { text: [t('tooOften.text'), error.detail ?? ''].join(' ').trim(), data })
    return
  }
  if (error.status === 404) {
    notify('warning', t('notFound.title'), { text: t(kind === 'delete' ? 'notFound.delete' : 'notFound.text'), data })
    return
  }
  if (typeof error.body !== 'object' || error.body === null) {
    notify('error', action, { data })
    return
  }
  const lines = Object.entries(error.fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
  const isMarked = inline && lines.length > 0
  notify('error', `${action} - ${statusText(error)}`, {
    text: [await problemText(error), ...lines].filter(Boolean).join('\n'),
    showTimeout: isMarked ? 0 : baseDuration + durationPerKey * Object.keys(error.body).length,
    data,
    ...(error.code ? { code: error.code } : {}),
  })
}
