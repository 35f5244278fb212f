import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** Which recipes a search finds without a network. */
export function KeptNote() {
  const t = useTranslations('offline')
  return <p className="mb-4 text-sm text-muted">{t('search.kept')}</p>
}

export function NothingKept() {
  const t = useTranslations('offline')
  return <EmptyState drawing="book" title={t('search.none')} text={t('search.noneText')} />
}
