import type { core } from 'zod'
import type { Translations } from '#web/locales/translations.ts'
import type { Translate } from './i18n/create-translator.ts'

export function issueText(issue: core.$ZodIssue, t: Translate<Translations['common']>): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return Number(issue.minimum) <= 1 ? t('invalid.required') : t('invalid.short', { count: Number(issue.minimum) })
    return t('invalid.small', { minimum: Number(issue.minimum) })
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? t('invalid.long', { count: Number(issue.maximum) })
      : t('invalid.big', { maximum: Number(issue.maximum) })
  }
  if (issue.code === 'invalid_format')
    return t(issue.format === 'email' ? 'invalid.email' : issue.format === 'url' ? 'invalid.url' : 'invalid.other')
  if (issue.code === 'invalid_type') return t(issue.expected === 'number' ? 'invalid.number' : 'invalid.required')
  return t('invalid.other')
}
