import { ApiError } from '../api/api-error.ts'
import { notify } from './messages.ts'
import { statusText } from '../api/status-text.ts'
import { getTranslations } from '../i18n/translations.ts'

export const errorKinds = ['fetch', 'create', 'update', 'delete', 'merge', 'move', 'import', 'undo'] as const
export type ErrorKind = (typeof errorKinds)[number]

const baseDuration = 5000
const durationPerKey = 1500

/** `inline` keeps out of the snackbar what the form itself shows. */
export function reportError(error: unknown, kind: ErrorKind, inline = false) {
  const t = getTranslations('common')
  const action = t(`error.${kind}`)
  if (!(error instanceof ApiError)) {
    notify('error', action, {
      text: error instanceof TypeError ? t('error.offline') : '',
      ...(inline ? { showTimeout: 0 } : {}),
    })
    return
  }
  const lines = Object.entries(error.fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
  const keys = typeof error.body === 'object' && error.body !== null ? Object.keys(error.body).length : 0
  const shown = inline && Object.keys(error.fields).length > 0 ? 0 : baseDuration + durationPerKey * keys
  if (error.status === 429) {
    notify('warning', t('error.tooOften'), { text: [t('error.tooOftenHelp'), error.detail ?? ''].join(' ').trim() })
    return
  }
  notify('error', `${action} - ${statusText(error)}`, {
    text: [error.detail, ...lines].filter(Boolean).join('\n'),
    showTimeout: shown,
    data: { url: error.url, status: error.status, body: error.body },
    ...(error.code ? { code: error.code } : {}),
  })
}
