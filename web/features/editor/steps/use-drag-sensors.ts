import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

// The same objects at every drawing, or each would draw everything that can be dragged anew.
const mouse = { activationConstraint: { distance: 4 } }
const touch = { activationConstraint: { delay: 120, tolerance: 8 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Mouse after a few pixels, finger after a moment (so that one can still scroll), space bar and arrows. */
export const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard))
