/** A sheet of A5 and the room for text on it, in CSS pixels. */
export const sheet = { width: 559, height: 794 }
export const room = { width: 452, height: 664, gap: 40 }

/** How many sheets a text takes that flows through columns of this room. */
export const sheetsIn = ({ scrollWidth }: { scrollWidth: number }): number =>
  Math.max(1, Math.round((scrollWidth + room.gap) / (room.width + room.gap)))
