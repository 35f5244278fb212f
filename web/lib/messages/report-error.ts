import { ApiError } from '../api/api-error.ts'
import { notify } from './messages.ts'
import { getTranslations } from '../i18n/translations.ts'

export const errorKinds = ['fetch', 'create', 'update', 'delete', 'merge', 'move', 'import', 'undo'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** `inline` keeps out of the snackbar what the form itself shows. */
export const reportError = (error: unknown, kind: ErrorKind, inline = false): void => void report(error, kind, inline)

async function report(error: unknown, kind: ErrorKind, inline: boolean) {
  const t = getTranslations('common')
  const action = t(`error.${kind}`)
  if (!(error instanceof ApiError)) {
    notify('error', action, {
      text: error instanceof TypeError ? t('error.offline') : '',
      ...(inline ? { showTimeout: 0 } : {}),
    })
    return
  }
  try {
    const { reportRefusal } = await import('./report-refusal.ts')
    await reportRefusal(error, action, kind, inline)
  } catch {
    notify('error', action, error.detail ? { text: error.detail } : {})
  }
}
