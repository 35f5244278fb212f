import { type Dragged, draggedName } from './drag.ts'

/** What follows the pointer. */
export const Ghost = ({ dragged }: { dragged: Dragged }) => (
  <div className="flex h-full min-h-12 rotate-2 cursor-grabbing items-start rounded-md border border-primary bg-raised px-3 py-2 shadow-high">
    <p dir="auto" className="line-clamp-3 font-title text-sm leading-snug font-semibold">
      {draggedName(dragged)}
    </p>
  </div>
)
