import type { Modifier } from '@dnd-kit/core'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { type DraggedItem, draggedName } from './drag.ts'

const size = { width: 224, height: 68 }
const margin = 8

/** The preview is smaller than what it was picked up from, so it goes to the pointer, and never off the screen. */
export const underPointerOnScreen: Modifier = ({ activatorEvent, activeNodeRect: rect, transform }) => {
  const start = pointerOf(activatorEvent)
  if (!start || !rect) return transform
  const left = start.x + transform.x - size.width / 2
  const top = start.y + transform.y - size.height / 2
  return {
    ...transform,
    x: Math.max(margin, Math.min(left, innerWidth - size.width - margin)) - rect.left,
    y: Math.max(margin, Math.min(top, innerHeight - size.height - margin)) - rect.top,
  }
}

function pointerOf(event: Event | null): { x: number; y: number } | undefined {
  const from = event instanceof MouseEvent ? event : isTouch(event) ? event.touches[0] : undefined
  return from && { x: from.clientX, y: from.clientY }
}

/** Desktop Safari has no `TouchEvent` to compare with. */
const isTouch = (event: Event | null): event is TouchEvent => event !== null && 'touches' in event

export function DragPreview({ dragged }: { dragged: DraggedItem }) {
  const recipe = dragged.type === 'meal' ? dragged.meal.recipe : dragged.recipe
  return (
    <div
      data-drag-preview
      style={size}
      className="flex rotate-2 cursor-grabbing items-center gap-3 overflow-hidden rounded-md border border-primary bg-raised p-2 shadow-high"
    >
      {recipe ? (
        <div className="w-17 shrink-0">
          <RecipePicture recipe={recipe} eager sizes="4.25rem" className="rounded-sm" />
        </div>
      ) : null}
      <p dir="auto" className="line-clamp-2 min-w-0 font-title text-sm leading-snug font-semibold">
        {draggedName(dragged)}
      </p>
    </div>
  )
}
