import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useRole } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'

/** The start page of a space without recipes. */
export function Welcome() {
  const t = useWords('home')
  const mayAdd = useRole('user')
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
