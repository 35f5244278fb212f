import { TriangleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSteps } from '../draft/draft-context.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { changeIngredient } from '../steps.change.ts'

export function DoubtNote({ ingredient, isShut }: { ingredient: IngredientDraft; isShut: boolean }) {
  const t = useTranslations('editor')
  const change = useSteps()
  if (!ingredient.doubt) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning-strong">
      <span className="flex items-center gap-1.5">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t(`doubt.${ingredient.doubt}`)}
      </span>
      {ingredient.original && !isShut ? (
        <q dir="auto" className="text-muted">
          {ingredient.original}
        </q>
      ) : null}
      <Button
        variant="link"
        size="inline"
        className="min-h-8"
        onClick={() => change((steps) => changeIngredient(steps, ingredient.key, (one) => ({ ...one, doubt: null })))}
      >
        {t('doubt.fine')}
      </Button>
    </p>
  )
}
