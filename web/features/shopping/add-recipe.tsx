import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const load = () => import('./add-recipe.form.tsx')
const Form = lazy(async () => ({ default: (await load()).AddRecipeForm }))

/** The picker is heavier than the whole list, so it loads on demand. */
export function AddRecipe() {
  const t = useTranslations('shopping')
  const [isWanted, setWanted] = useState(false)
  const button = (
    <Button
      variant="outline"
      className="mt-4"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <Plus aria-hidden />
      {t('recipes.add')}
    </Button>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <Form />
    </Suspense>
  ) : (
    button
  )
}
