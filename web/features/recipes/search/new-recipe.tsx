import { Link } from '@tanstack/react-router'
import { Download, Plus, Sparkles } from 'lucide-react'
import { useMayAskAi } from '#web/components/ai/use-ai.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function NewRecipeButton() {
  const t = useTranslations('search')
  const mayAsk = useMayAskAi()
  const mayAdd = useHasRole('user')
  if (!mayAdd) return null
  return (
    <>
      {mayAsk ? (
        <Button asChild variant="ghost" size="icon">
          <Link to="/ideas" aria-label={t('search.ideas')} title={t('search.ideas')}>
            <Sparkles aria-hidden />
          </Link>
        </Button>
      ) : null}
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
