import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'

export function PageNotFound() {
  const t = useTranslations('common')
  return (
    <Page width="narrow">
      <PageHeader title={t('missing.page')} hidden />
      <EmptyState
        drawing="bowl"
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button asChild>
            <Link to="/">{t('toStart')}</Link>
          </Button>
        }
      />
    </Page>
  )
}
