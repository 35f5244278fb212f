import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function BlankPages({ isMine }: { isMine: boolean }) {
  const t = useTranslations('books')
  return (
    <EmptyState
      drawing="book"
      title={t('book.emptyTitle')}
      text={t(isMine ? 'book.emptyText' : 'book.emptyGuest')}
      action={
        <Button asChild variant={isMine ? 'primary' : 'outline'}>
          <Link to="/recipes">{t('book.toRecipes')}</Link>
        </Button>
      }
    />
  )
}
