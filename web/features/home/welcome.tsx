import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function Welcome() {
  const t = useTranslations('welcome')
  const mayAdd = useHasRole('user')
  return (
    <EmptyState
      className="mt-10 rounded-lg border border-dashed border-edge"
      drawing="book"
      title={t('firstRecipe.title')}
      text={t('firstRecipe.text')}
      action={
        mayAdd ? (
          <>
            <Button asChild>
              <Link to="/import">{t('firstRecipe.import')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/recipe/new">{t('firstRecipe.write')}</Link>
            </Button>
          </>
        ) : undefined
      }
    />
  )
}
