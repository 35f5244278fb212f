import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ExportJob, keptUntil } from './export.rows.ts'

/** How far an export is, or what came of it. */
export function useStateText(job: ExportJob): string {
  const t = useTranslations('export')
  const { state, total, waiting, done, details } = job
  switch (state) {
    case 'preparing':
    case 'ready':
      return t('mine.state.preparing')
    case 'running':
      return waiting === 0 ? t('mine.state.finishing') : t('mine.state.running', { done: total - waiting, all: total })
    case 'failed':
    case 'cancelled':
      return t(`mine.state.${state}`)
    case 'done':
      return details.file && !keptUntil(job) ? t('mine.state.expired') : t('mine.state.done', { count: done })
  }
}
