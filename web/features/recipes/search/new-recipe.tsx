import { Link } from '@tanstack/react-router'
import { Download, Plus } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function NewRecipeButton() {
  const t = useTranslations('search')
  const mayAdd = useHasRole('user')
  if (!mayAdd) return null
  return (
    <>
      <Button asChild variant="outline" className="max-sm:px-3">
        <Link to="/import">
          <Download aria-hidden />
          {t('search.import')}
        </Link>
      </Button>
      <Button asChild className="max-sm:px-3">
        <Link to="/recipe/new">
          <Plus aria-hidden />
          {t('search.new')}
        </Link>
      </Button>
    </>
  )
}
