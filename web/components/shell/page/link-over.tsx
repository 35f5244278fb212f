import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'

/** Closed, over, or never given out: the server tells nobody which. */
export function LinkOver() {
  const t = useTranslations('problems')
  const common = useTranslations('common')
  const session = useMaybeSession()
  return (
    <Page width="narrow">
      <PageHeader title={t('link.title')} hidden />
      <EmptyState
        drawing="bowl"
        title={t('link.title')}
        text={t('link.text')}
        action={
          session ? (
            <Button asChild>
              <Link to="/">{common('toStart')}</Link>
            </Button>
          ) : null
        }
      />
    </Page>
  )
}
