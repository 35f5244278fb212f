import { Link } from '@tanstack/react-router'
import { Download, Plus } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useRole } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'

/** The two ways in which a recipe comes here. */
export function NewRecipeButton() {
  const t = useWords('recipes')
  const mayAdd = useRole('user')
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
