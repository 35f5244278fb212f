import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, useRouter, useSearch } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LinkOver } from './link-over.tsx'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'
import { PageNotFound } from './page-not-found.tsx'

export function PageError({ error }: ErrorComponentProps) {
  const t = useTranslations('common')
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const isShared = useSearch({ strict: false, select: (search) => 'share' in search })
  if (error instanceof ApiError && error.status === 404) return isShared ? <LinkOver /> : <PageNotFound />
  return (
    <Page width="narrow">
      <PageHeader title={t('error.page')} hidden />
      <ErrorState
        error={error}
        retry={() => {
          reset()
          void router.invalidate()
        }}
      />
      <div className="text-center">
        <Button asChild variant="link" size="inline">
          <Link to="/">{t('toStart')}</Link>
        </Button>
      </div>
    </Page>
  )
}
