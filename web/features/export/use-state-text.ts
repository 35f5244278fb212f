import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'
import { type ExportJob, keptUntil } from './export.rows.ts'

/** How far an export is, or what came of it. */
export function useStateText(job: ExportJob): string {
  const t = useTranslations('export')
  const { state, total, waiting, done, details, code } = job
  switch (state) {
    case 'preparing':
    case 'ready':
      return t('mine.state.preparing')
    case 'running':
      return waiting === 0 ? t('mine.state.finishing') : t('mine.state.running', { done: total - waiting, all: total })
    case 'failed': {
      const key = `mine.reason.${code?.split('.')[1] ?? ''}`
      const reason = t(key as TranslationKey<Translations['export']>) // A code without a text translates to its key.
      return reason === key ? t('mine.state.failed') : reason
    }
    case 'cancelled':
      return t('mine.state.cancelled')
    case 'done':
      return details.file && !keptUntil(job) ? t('mine.state.expired') : t('mine.state.done', { count: done })
  }
}
