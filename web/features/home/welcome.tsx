import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function Welcome() {
  const t = useTranslations('home')
  const mayAdd = useHasRole('user')
  return (
    <EmptyState
      className="mt-10 rounded-lg border border-dashed border-edge"
      drawing="book"
      title={t('welcome.title')}
      text={t('welcome.text')}
      action={
        mayAdd ? (
          <>
            <Button asChild>
              <Link to="/import">{t('welcome.import')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/recipe/new">{t('welcome.write')}</Link>
            </Button>
          </>
        ) : undefined
      }
    />
  )
}
