import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { sortMealKinds, toMealKind } from './meal-kind.ts'
import { AddMealType } from './add-meal-type.tsx'
import { MealTypeItem } from './meal-type.item.tsx'
import { mealTypeListQuery } from '../plan.queries.ts'
import { useMealTypes } from './use-meal-types.ts'

export function MealTypesDialog() {
  const t = useTranslations('plan')
  const { open, set } = useOverlay('types')
  const { data, error, refetch } = useQuery(mealTypeListQuery)
  const { reorder } = useMealTypes()
  const [edited, setEdited] = useState<number>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = sortMealKinds((data?.results ?? []).map(toMealKind)).flatMap(({ id }) => id ?? [])
  const types = order.flatMap((id) => data?.results.find((type) => type.id === id) ?? [])
  return (
    <Dialog open={open} onOpenChange={set} title={t('types.title')} description={t('types.text')}>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-40 w-full" />}
      {data?.results.length === 0 ? <p className="py-2 text-sm text-muted">{t('types.none')}</p> : null}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: { draggable: t('drag.instructions') } }}
        onDragEnd={({ active, over }) => {
          const from = order.indexOf(Number(active.id))
          const to = over ? order.indexOf(Number(over.id)) : -1
          if (to >= 0 && from !== to) void reorder(arrayMove(types, from, to))
        }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ul className="divide-y divide-line">
            {types.map((type) => (
              <MealTypeItem
                key={type.id}
                type={type}
                isEdited={edited === type.id}
                onEdit={(next) => setEdited(next ? type.id : undefined)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {data ? <AddMealType order={types.length} /> : null}
    </Dialog>
  )
}
