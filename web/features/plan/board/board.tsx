import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { useAnnouncements } from './drag.announce.ts'
import { type Dragged, draggedIn, dropPlaceIn } from './drag.ts'
import { toNextPlace } from './drag.keyboard.ts'
import { Ghost } from './ghost.tsx'
import type { MealPlace } from './meal.move.ts'

interface BoardProps {
  onDrop: (dragged: Dragged, place: MealPlace) => void
  children: ReactNode
}

const mouse = { activationConstraint: { distance: 6 } }
/** A finger that moves at once scrolls; one that rests picks up. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } }
const keyboard = {
  coordinateGetter: toNextPlace,
  keyboardCodes: { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter'] },
}

/** Where the pointer is; the keyboard has none, and goes from middle to middle. */
const underPointer: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCenter(given)

/** What is inside can be dragged onto days by mouse, finger and keyboard. */
export function Board({ onDrop, children }: BoardProps) {
  const t = useWords('plan')
  const [dragged, setDragged] = useState<Dragged>()
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
  const announcements = useAnnouncements()
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
      onDragStart={({ active }) => setDragged(draggedIn(active.data))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        const what = draggedIn(active.data)
        const place = dropPlaceIn(over?.data)
        if (what && place) onDrop(what, place)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged ? <Ghost dragged={dragged} /> : null}</DragOverlay>
    </DndContext>
  )
}
