import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useMemo } from 'react'
import { IngredientEditRow, type IngredientRowProps } from '#web/components/recipe-form/lines/ingredient-row.tsx'
import { ingredientLabel } from '#web/components/recipe-form/lines/ingredient-label.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SortableGrip } from '#web/components/sorting/sortable-grip.tsx'

export const SortableIngredient = memo(function SortableIngredient(props: Omit<IngredientRowProps, 'grip'>) {
  const t = useTranslations('editor')
  const { ingredient } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: ingredient.key,
  })
  const label = t('move.grip', { name: ingredientLabel(ingredient) || t('ingredient.one') })
  // Rows move while another is dragged; a stable grip keeps their content from rendering.
  const grip = useMemo(
    () => <SortableGrip ref={setActivatorNodeRef} label={label} attributes={attributes} listeners={listeners} />,
    [setActivatorNodeRef, label, attributes, listeners],
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(isDragging && 'opacity-40')}
    >
      <IngredientEditRow {...props} grip={grip} />
    </li>
  )
})
