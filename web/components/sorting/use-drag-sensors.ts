import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

// Stable objects: new ones would render everything draggable again.
const mouse = { activationConstraint: { distance: 4 } }
const touch = { activationConstraint: { delay: 120, tolerance: 8 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** A touch drag starts after a delay, so that scrolling works. */
export const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard))
