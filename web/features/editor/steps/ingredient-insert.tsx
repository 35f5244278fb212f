import { Apple } from 'lucide-react'
import { IngredientText } from '#web/components/recipe-form/lines/ingredient-text.tsx'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { LazyMenu, MenuContent, MenuItem, MenuLabel } from '#web/components/ui/lazy-menu.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface IngredientInsertProps {
  step: StepDraft
  onInsert: (position: number) => void
}

export function IngredientInsert({ step, onInsert }: IngredientInsertProps) {
  const t = useTranslations('editor')
  const some = step.ingredients.flatMap((one, at) => (one.heading || !one.food ? [] : [{ one, at }]))
  if (some.length === 0) return null
  return (
    <LazyMenu button={<IconButton size="iconSm" label={t('text.ingredient')} icon={<Apple />} />}>
      <MenuContent align="end" onCloseAutoFocus={(event) => event.preventDefault()}>
        <MenuLabel>{t('text.ingredientHint')}</MenuLabel>
        {some.map(({ one, at }) => (
          <MenuItem key={one.key} onSelect={() => onInsert(at)}>
            <span className="max-w-72 truncate">
              <IngredientText ingredient={one} />
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </LazyMenu>
  )
}
