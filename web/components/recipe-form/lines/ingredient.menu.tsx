import { ArrowDown, ArrowUp, CornerDownRight, EllipsisVertical, Heading, Trash2 } from 'lucide-react'
import { LazyMenu, MenuContent, MenuItem, MenuLabel, MenuSeparator } from '#web/components/ui/lazy-menu.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSteps } from '../draft/draft-context.ts'
import { ingredientLabel } from './ingredient-label.ts'
import { useIngredientMoves } from './use-ingredient-moves.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { changeIngredient } from '../steps.change.ts'

export interface StepOption {
  key: string
  name: string
}

export interface IngredientMenuProps {
  ingredient: IngredientDraft
  step: string
  stepOptions: readonly StepOption[]
}

export function IngredientMenu(props: IngredientMenuProps) {
  const t = useTranslations('editor')
  return (
    <LazyMenu
      button={
        <IconButton
          label={t('ingredient.menu', { name: ingredientLabel(props.ingredient) || t('ingredient.one') })}
          icon={<EllipsisVertical />}
          size="iconSm"
        />
      }
    >
      <MenuContent align="end">
        <Items {...props} />
      </MenuContent>
    </LazyMenu>
  )
}

/** Rendered only in an open menu, as every row has one. */
function Items({ ingredient, step, stepOptions }: IngredientMenuProps) {
  const t = useTranslations('editor')
  const change = useSteps()
  const moves = useIngredientMoves(ingredient)
  const others = stepOptions.filter(({ key }) => key !== step)
  return (
    <>
      <MenuItem onSelect={moves.up}>
        <ArrowUp aria-hidden /> {t('move.up')}
      </MenuItem>
      <MenuItem onSelect={moves.down}>
        <ArrowDown aria-hidden /> {t('move.down')}
      </MenuItem>
      <MenuItem onSelect={() => change((steps) => changeIngredient(steps, ingredient.key, toggleHeading))}>
        <Heading aria-hidden /> {t(ingredient.heading ? 'ingredient.noHeading' : 'ingredient.heading')}
      </MenuItem>
      {others.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuLabel>{t('move.toStep')}</MenuLabel>
          {others.map(({ key, name }) => (
            <MenuItem key={key} onSelect={() => moves.toStep(key)}>
              <CornerDownRight aria-hidden /> <bdi className="max-w-64 truncate">{name}</bdi>
            </MenuItem>
          ))}
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem danger onSelect={moves.remove}>
        <Trash2 aria-hidden /> {t('ingredient.remove')}
      </MenuItem>
    </>
  )
}

export function toggleHeading(one: IngredientDraft): IngredientDraft {
  if (!one.heading) return { ...one, heading: true, note: one.note || (one.food?.name ?? ''), doubt: null, typed: null }
  const isKept = one.food !== null && one.food.name !== one.note
  return isKept
    ? { ...one, heading: false }
    : { ...one, heading: false, food: one.food ?? (one.note ? { name: one.note } : null), note: '' }
}
