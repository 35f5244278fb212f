import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { boxToward, type Direction } from './place.toward.ts'

const directions = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
const isDirection = (code: string): code is Direction => directions.has(code)

/** Each arrow key takes what is dragged to the middle of the next place that way. */
export const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableRects, over } = context
  if (!isDirection(event.code) || !collisionRect) return undefined
  event.preventDefault()
  const here = (over && droppableRects.get(over.id)) ?? collisionRect
  const next = boxToward(droppableRects, here, event.code)
  const box = next === undefined ? undefined : droppableRects.get(next)
  if (!box) return undefined
  return {
    x: box.left + (box.width - collisionRect.width) / 2,
    y: box.top + (box.height - collisionRect.height) / 2,
  }
}
