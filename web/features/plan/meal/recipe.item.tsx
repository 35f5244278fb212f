import { useDraggable } from '@dnd-kit/core'
import { CalendarPlus, GripVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { DraggedItem } from '../board/drag.ts'
import type { PlannedRecipe } from '../board/meal.rows.ts'

/** It comes after the page has appeared. */
const Menu = lazy(async () => ({
  default: (await import('#web/components/recipe/menu/draggable-card.menu.tsx')).DraggableCardMenu,
}))

interface RecipeItemProps {
  recipe: PlannedRecipe
  onPlan: (recipe: PlannedRecipe) => void
}

export function RecipeItem({ recipe, onPlan }: RecipeItemProps) {
  const t = useTranslations('plan')
  const { minutes } = useFormat()
  const dragged: DraggedItem = { type: 'recipe', recipe }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: `recipe ${recipe.id}`,
    data: { dragged },
  })
  const { role: _role, 'aria-roledescription': _description, ...described } = attributes
  const time = recipe.working_time + recipe.waiting_time
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={cn(
        'group relative flex shrink-0 cursor-grab touch-manipulation items-center gap-3 rounded-md border border-line bg-surface p-1.5 pe-1 shadow-low transition-shadow select-none hover:shadow-mid',
        isDragging && 'opacity-40',
      )}
    >
      <div className="pointer-events-none w-16 shrink-0">
        <RecipePicture recipe={recipe} className="rounded-sm" />
      </div>
      <button
        type="button"
        onClick={() => onPlan(recipe)}
        title={t('pane.plan', { name: recipe.name })}
        className="min-w-0 grow text-start after:absolute after:inset-0"
      >
        <span dir="auto" className="line-clamp-2 text-sm leading-snug font-medium">
          {recipe.name}
        </span>
        <span className="flex items-center gap-1 text-xs text-muted">
          {time > 0 ? minutes(time) : null}
          <CalendarPlus aria-hidden className="size-3.5 opacity-0 group-hover:opacity-100" />
        </span>
      </button>
      <div className="-my-1 flex min-h-16 shrink-0 flex-col items-center justify-end pointer-coarse:min-h-19">
        <Suspense>
          <Menu recipe={recipe} />
        </Suspense>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...described}
          aria-label={t('pane.drag', { name: recipe.name })}
          className="relative z-1 grid size-8 shrink-0 cursor-grab place-items-center rounded-sm text-muted"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  )
}
