import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

// Few come here, and what many pages have in common comes with each of them.
const Offered = lazyPart(() => import('./offered.tsx'), 'Offered')

/** Foods, units and shops that others have written down, for the admins of a space. */
export function OpenDataPage() {
  const t = useTranslations('sections')
  const isAdmin = useHasRole('admin')
  return (
    <>
      <PageHeader
        title={t('nutrition.open.title')}
        text={t(isAdmin ? 'nutrition.open.text' : 'nutrition.open.notYours')}
        tight
      />
      {isAdmin ? <Offered /> : null}
    </>
  )
}
