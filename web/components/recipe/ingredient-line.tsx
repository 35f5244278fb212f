import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useId } from 'react'
import { safeLink } from '#worker/modules/recipes/instruction/markdown/safe-link.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { IngredientWording } from './ingredient-wording.ts'
import type { IngredientRow } from './recipe.rows.ts'
import { TickBox } from './tick.box.tsx'

interface IngredientLineProps {
  ingredient: IngredientRow
  wording: IngredientWording
  isTicked: boolean
  onTick: () => void
  linked: boolean
  onEdit: (() => void) | undefined
}

export function IngredientLine({ ingredient, wording, isTicked, onTick, linked, onEdit }: IngredientLineProps) {
  const t = useTranslations('recipes')
  const id = useId()
  if (ingredient.is_header) return <Heading text={ingredient.note ?? ''} />
  const { food, note } = ingredient
  const quantity = wording.quantity(ingredient)
  const name = wording.food(ingredient)
  const made = linked ? food?.recipe : null
  const page = food?.url ? safeLink(food.url) : null
  const isScaled = wording.serving.factor !== 1
  return (
    <li
      className={cn(
        'group/line relative col-span-3 grid min-h-9 grid-cols-subgrid items-baseline rounded-md py-1 hover:bg-primary-soft pointer-coarse:min-h-11 pointer-coarse:py-2 print:min-h-0 print:py-0.5',
        isTicked && 'text-muted line-through decoration-1',
      )}
    >
      <span className="relative z-1 translate-y-1">
        <TickBox id={id} checked={isTicked} onChange={onTick} />
      </span>
      {/* The label's empty overlay makes the whole row pressable, below the links in it. */}
      <label
        htmlFor={id}
        dir="auto"
        className="max-w-[9em] text-end font-semibold numbers after:absolute after:inset-0"
      >
        <span className={cn(isScaled && !isTicked && 'text-secondary-strong print:text-ink')}>{quantity}</span>
        <span className="sr-only"> {name}</span>
      </label>
      <span dir="auto" className={cn('min-w-0', onEdit ? 'pe-9 pointer-coarse:pe-11' : 'pe-2')}>
        {made ? (
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: String(made.id) }}
            className="relative z-1 underline decoration-primary underline-offset-4"
          >
            {name}
          </Link>
        ) : page ? (
          <a
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            className="relative z-1 underline decoration-primary underline-offset-4"
          >
            {name}
          </a>
        ) : (
          <span aria-hidden>{name}</span>
        )}
        {note ? (
          <span className={cn('text-[0.9em]', !isTicked && 'text-muted')}>
            {name ? ', ' : ''}
            {note}
          </span>
        ) : null}
      </span>
      {onEdit ? (
        <IconButton
          data-edit-line={ingredient.id}
          label={t('ingredients.edit', { name: wording.line(ingredient) })}
          icon={<Pencil />}
          size="iconSm"
          className="absolute end-0 top-0.5 z-1 text-muted pointer-fine:opacity-0 pointer-fine:group-hover/line:opacity-100 pointer-fine:focus-visible:opacity-100 print:hidden"
          onClick={onEdit}
        />
      ) : null}
    </li>
  )
}

const Heading = ({ text }: { text: string }) => (
  <li dir="auto" className="col-span-3 mt-3 mb-1 text-[0.9em] font-semibold first:mt-0">
    {text}
  </li>
)
