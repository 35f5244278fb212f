import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { MealType } from '../board/meal.rows.ts'
import { MealTypeForm } from './meal-type.form.tsx'
import { useMealTypes } from './use-meal-types.ts'

interface MealTypeItemProps {
  type: MealType
  isEdited: boolean
  onEdit: (edit: boolean) => void
}

export function MealTypeItem({ type, isEdited, onEdit }: MealTypeItemProps) {
  const t = useTranslations('plan')
  const { patch, destroy } = useMealTypes()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: type.id,
  })
  const { role: _role, 'aria-roledescription': _description, ...described } = attributes
  const { name } = type
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn('bg-raised py-2', isDragging && 'relative z-10 shadow-mid')}
    >
      <div className="flex items-center gap-2">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...described}
          {...listeners}
          aria-label={t('types.move', { name })}
          className="grid size-10 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
        <span
          aria-hidden
          className="size-3.5 shrink-0 rounded-full bg-edge"
          style={{ background: type.color || undefined }}
        />
        <bdi className="min-w-0 grow truncate font-medium">{name}</bdi>
        <span className="text-sm text-muted numbers">{type.time?.slice(0, 5)}</span>
        <IconButton
          label={t('types.edit', { name })}
          icon={<Pencil />}
          size="iconSm"
          aria-expanded={isEdited}
          onClick={() => onEdit(!isEdited)}
        />
        <IconButton
          label={t('types.delete', { name })}
          icon={<Trash2 />}
          size="iconSm"
          onClick={() => destroy.mutate(type)}
        />
      </div>
      {isEdited ? (
        <MealTypeForm
          type={type}
          submit={async (draft) => {
            await patch.mutateAsync({ id: type.id, patch: draft })
            onEdit(false)
          }}
          onCancel={() => onEdit(false)}
        />
      ) : null}
    </li>
  )
}
