import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'

export function PageMissing() {
  const t = useWords('common')
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
