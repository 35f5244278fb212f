import { useDraggable } from '@dnd-kit/core'
import type { DraggedItem } from './drag.ts'
import type { Meal } from './meal.rows.ts'

/** `place` tells apart a meal's pieces on several days. `whole` goes on the card, `grip` on the button for keyboard moves. */
export function useMealDrag(meal: Meal, place: string) {
  const dragged: DraggedItem = { type: 'meal', meal }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: `meal ${meal.id} ${place}`,
    data: { dragged },
    attributes: { roleDescription: '' },
  })
  const { role: _role, 'aria-roledescription': _description, ...described } = attributes
  return {
    isDragging,
    whole: { ref: setNodeRef, ...listeners },
    grip: { ref: setActivatorNodeRef, ...described },
  }
}
