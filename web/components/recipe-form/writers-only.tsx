import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function WritersOnly({ children }: { children: ReactNode }) {
  const t = useTranslations('editor')
  if (useHasRole('user')) return children
  return (
    <Page width="narrow">
      <PageHeader title={t('guest.title')} hidden />
      <EmptyState
        drawing="book"
        title={t('guest.title')}
        text={t('guest.text')}
        action={
          <>
            <Button asChild>
              <Link to="/recipes">{t('guest.action')}</Link>
            </Button>
            <HelpLink topic="household" />
          </>
        }
      />
    </Page>
  )
}
