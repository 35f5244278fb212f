import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useAnnouncer } from '#web/components/recipe-form/use-announcer.tsx'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Aisle } from './aisle.ts'
import { AisleItem } from './aisle.item.tsx'
import { useAisleAnnouncements } from './use-aisle-announcements.ts'

interface AisleListProps {
  aisles: readonly Aisle[]
  onMove: (id: number, to: number) => void
  /** Answers with the place that it has then. */
  onStep: (id: number, by: -1 | 1) => number
  onTakeOut: (aisle: Aisle) => void
}

export function AisleList({ aisles, onMove, onStep, onTakeOut }: AisleListProps) {
  const t = useTranslations('sections')
  const sensors = useDragSensors()
  const accessibility = useAisleAnnouncements(aisles)
  const [announce, announcer] = useAnnouncer()
  const count = aisles.length
  const placeOf = (id: unknown) => aisles.findIndex((aisle) => aisle.id === id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => over && onMove(Number(active.id), placeOf(over.id))}
    >
      <SortableContext items={aisles.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col gap-1.5">
          {aisles.map((aisle, at) => (
            <AisleItem
              key={aisle.id}
              aisle={aisle}
              at={at}
              count={count}
              onStep={(by) => {
                const place = onStep(aisle.id, by)
                announce(t('sort.place', { name: aisle.category.name, position: place + 1, count }))
              }}
              onTakeOut={() => onTakeOut(aisle)}
            />
          ))}
        </ol>
      </SortableContext>
      {announcer}
    </DndContext>
  )
}
