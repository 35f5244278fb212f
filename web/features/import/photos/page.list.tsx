import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Suspense, useState } from 'react'
import { announceSorting } from '#web/components/sorting/announce-sorting.ts'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { turned } from './edit.ts'
import { PageItem } from './page.item.tsx'
import type { usePages } from './use-pages.ts'

// The frame to cut with, 8 KB.
const CutDialog = lazyPart(() => import('./cut.dialog.tsx'), 'CutDialog')

/** The pages of a recipe, in the order in which they are read. */
export function PageList({ pages, edit, move, remove }: ReturnType<typeof usePages>) {
  const t = useTranslations('photos')
  const sensors = useDragSensors()
  const [cutting, setCutting] = useState<number | null>(null)
  const placeOf = (id: UniqueIdentifier) => pages.findIndex((page) => page.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(placeOf(active.id), placeOf(over.id))
  }
  const accessibility = announceSorting(
    (id, over) => ({
      name: t('page', { number: placeOf(id) + 1 }),
      position: placeOf(over ?? id) + 1,
      count: pages.length,
    }),
    {
      how: t('sort.how'),
      lifted: (name) => t('sort.lifted', { name }),
      over: ({ name, position, count }) => t('sort.place', { name, position, count }),
      dropped: ({ name, position, count }) => t('sort.place', { name, position, count }),
      cancelled: (name) => t('sort.cancelled', { name }),
    },
  )
  const cut = pages.find(({ id }) => id === cutting)
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={pages.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="mt-3 space-y-2">
            {pages.map((page, at) => (
              <PageItem
                key={page.id}
                page={page}
                at={at}
                count={pages.length}
                onStep={(by) => move(at, at + by)}
                onTurn={(by) => edit(page, turned(page.edit, by))}
                onCut={() => setCutting(page.id)}
                onRemove={() => remove(page.id)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {cut ? (
        <Suspense>
          <CutDialog
            page={cut}
            number={placeOf(cut.id) + 1}
            onCut={(part) => edit(cut, { ...cut.edit, cut: part })}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
