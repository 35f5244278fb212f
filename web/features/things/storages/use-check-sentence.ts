import { useFormat } from '#web/lib/format/format.ts'
import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { CheckLog } from './storage.queries.ts'

const parts = ['new', 'moved', 'changed', 'gone', 'missing'] as const

/** What a check found, or why it failed, in the page's language; the server's sentence where it kept no more. */
export function useCheckSentence() {
  const t = useTranslations('storages')
  const format = useFormat()
  const codeText = useCodeText()
  return ({ status, msg, code, found }: Pick<CheckLog, 'status' | 'msg' | 'code' | 'found'>): string => {
    if (status === 'RUNNING') return t('outcome.running', { count: found?.files ?? 0 })
    if (status === 'ERROR' || !found) return codeText(code, msg)
    const counted = (part: (typeof parts)[number] | 'skipped') => {
      const count = found[part] ?? 0
      return count > 0 ? [t(`outcome.${part}`, { count })] : []
    }
    const news = parts.flatMap(counted)
    const seen = [t('outcome.seen', { count: found.files }), ...counted('skipped')]
    return `${news.length === 0 ? t('outcome.nothing') : `${format.list(news)}.`} ${seen.join(', ')}.`
  }
}
