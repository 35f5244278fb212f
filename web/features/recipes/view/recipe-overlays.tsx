import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { recipeAsks } from '#web/components/recipe/menu/recipe-ask.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { comparedWith } from '../compare/compare-link.ts'

const RecipeDialogs = lazy(async () => ({
  default: (await import('#web/components/recipe/dialogs/recipe-dialogs.tsx')).RecipeDialogs,
}))
const CompareDialog = lazy(async () => {
  const [file] = await Promise.all([
    import('../compare/compare.dialog.tsx'),
    loadTranslations('cards'),
    // Of the marks, or the dialog would go away again to wait for them.
    loadTranslations('history'),
  ])
  return { default: file.CompareDialog }
})
const SubstitutesSheet = lazy(async () => {
  const [file] = await Promise.all([import('./ai/substitutes.sheet.tsx'), loadTranslations('ai')])
  return { default: file.SubstitutesSheet }
})
const PrintDialog = lazy(async () => ({ default: (await import('./print.dialog.tsx')).PrintDialog }))

interface RecipeOverlaysProps {
  recipe: RecipeRow
  servings: number
}

export function RecipeOverlays({ recipe, servings }: RecipeOverlaysProps) {
  const navigate = useNavigate()
  const open = useSearch({ strict: false, select: ({ open: name }) => (typeof name === 'string' ? name : '') })
  const overlay = useOverlay(open)
  const other = comparedWith(open)
  const asked = recipeAsks.find((name) => name === open)
  return (
    <Suspense>
      {asked ? (
        <RecipeDialogs
          recipe={recipe}
          servings={servings}
          asked={asked}
          onClose={overlay.hide}
          onDeleted={() => navigate({ to: '/recipes', replace: true })}
        />
      ) : null}
      {other === null ? null : <CompareDialog recipe={recipe} other={other} onClose={overlay.hide} />}
      {open === 'substitutes' ? <SubstitutesSheet recipe={recipe} onClose={overlay.hide} /> : null}
      {open === 'print' ? <PrintDialog onClose={overlay.hide} /> : null}
    </Suspense>
  )
}
