import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { buttonVariants } from '#web/components/ui/button.tsx'
import { loadTranslations, useTranslations } from '#web/lib/i18n/translations.ts'

const load = async () => {
  const [file] = await Promise.all([
    import('./recipe-menu-content.tsx'),
    loadTranslations('cards'),
    loadTranslations('books'),
  ])
  return { default: file.PageMenuContent }
}
const Content = lazy(load)

/** The content loads when the pointer comes near. */
export function RecipeMenu({ recipe, servings }: { recipe: RecipeRow; servings: number }) {
  const t = useTranslations('recipes')
  const [isWanted, setWanted] = useState(false)
  const looks = buttonVariants({ variant: 'outline', size: 'lg' })
  const face = <Ellipsis aria-hidden />
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('action.more')}
      title={t('action.more')}
      className={looks}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <Content recipe={recipe} servings={servings} className={looks} label={t('action.more')}>
        {face}
      </Content>
    </Suspense>
  )
}
