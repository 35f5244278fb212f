import { useId } from 'react'
import type { IngredientWording } from '../ingredient-wording.ts'
import type { IngredientRow } from '../recipe.rows.ts'
import { TickBox } from '../tick.box.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ExclusionReason } from './shopping-lines.ts'

interface ShoppingRowProps {
  ingredient: IngredientRow
  wording: IngredientWording
  reason: ExclusionReason | null
  isChosen: boolean
  onToggle: () => void
}

export function ShoppingRow({ ingredient, wording, reason, isChosen, onToggle }: ShoppingRowProps) {
  const t = useTranslations('recipes')
  const id = useId()
  const isIgnored = reason === 'ignored'
  return (
    <li className="col-span-3 grid grid-cols-subgrid">
      <label
        htmlFor={id}
        className={cn(
          'col-span-3 grid min-h-11 grid-cols-subgrid items-center rounded-md px-1 hover:bg-primary-soft',
          !isChosen && 'text-muted',
        )}
      >
        <TickBox id={id} checked={isChosen} disabled={isIgnored} onChange={onToggle} />
        <span className="text-end font-semibold numbers">{wording.quantity(ingredient)}</span>
        <span dir="auto" className="min-w-0">
          {wording.food(ingredient)}
          {reason ? <span className="block text-xs text-muted">{t(`shop.${reason}`)}</span> : null}
        </span>
      </label>
    </li>
  )
}
