import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useAnnouncer } from '#web/components/recipe-form/use-announcer.tsx'
import { SortableItem } from '#web/components/sorting/sortable-item.tsx'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useMoveRecipe } from './use-move-recipe.ts'
import { useSortAnnouncements } from './use-sort-announcements.ts'

interface ArrangedContentsProps {
  book: number
  recipes: readonly { id: number; name: string }[]
}

/** What was put into a book, to be moved by pointer, keys or buttons. */
export function ArrangedContents({ book, recipes }: ArrangedContentsProps) {
  const t = useTranslations('books')
  const sensors = useDragSensors()
  const accessibility = useSortAnnouncements(recipes, t('arrange.how'))
  const [announce, announcer] = useAnnouncer()
  const { placeOf, move } = useMoveRecipe(book)
  const count = recipes.length
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => over && move(active.id, placeOf(over.id))}
    >
      <SortableContext items={recipes.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {/* What is dragged sideways turns no page. */}
        <ol className="flex flex-col gap-1.5" onPointerDown={(event) => event.stopPropagation()}>
          {recipes.map(({ id, name }, at) => (
            <SortableItem
              key={id}
              id={id}
              at={at}
              count={count}
              labels={{
                grip: t('sort.grip', { name }),
                up: t('arrange.up', { name }),
                down: t('arrange.down', { name }),
              }}
              onStep={(by) => {
                move(id, placeOf(id) + by)
                announce(t('sort.place', { name, position: placeOf(id) + 1, count }))
              }}
            >
              <bdi className="min-w-0 grow py-1 font-title text-lg/snug wrap-anywhere">{name}</bdi>
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      {announcer}
    </DndContext>
  )
}
