export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Places {
  /** What is visible, without an on-screen keyboard. */
  screen: Box
  size: { width: number; height: number }
  /** Bars, docks, sheets and dialogs: never covered while there is any other place. */
  fixed: readonly Box[]
  /** Controls that scroll with the page: not covered while there is a place beside them. */
  controls: readonly Box[]
}

const gap = 8
/** Below this width, what stands at a side leaves no room beside it. */
const minWidth = 300

/** Returns the box of the snackbar: the lowest place that is free, else the lowest free of what is fixed, else the top. */
export function placeSnackbar({ screen, size, fixed, controls }: Places): Box {
  const room = withoutSides(screen, fixed)
  const width = Math.min(size.width, room.right - room.left - 2 * gap)
  const left = (room.left + room.right - width) / 2
  const at = (top: number): Box => ({ left, right: left + width, top, bottom: top + size.height })
  const lowest = room.bottom - gap - size.height
  const top =
    lowestFree(at, lowest, room.top, [...fixed, ...controls]) ??
    lowestFree(at, lowest, room.top, fixed) ??
    lowestFree(at, lowest, room.top, controls) ??
    room.top + gap
  return at(top)
}

/** What reaches from top to bottom at a side is left out, such as the rail and a sheet on wide screens. */
function withoutSides(screen: Box, fixed: readonly Box[]): Box {
  const isTall = ({ top, bottom }: Box) => bottom - top >= (screen.bottom - screen.top) * 0.9
  return fixed.filter(isTall).reduce((room, box) => {
    if (box.left <= room.left && room.right - box.right >= minWidth) return { ...room, left: box.right }
    if (box.right >= room.right && box.left - room.left >= minWidth) return { ...room, right: box.left }
    return room
  }, screen)
}

function lowestFree(at: (top: number) => Box, from: number, end: number, taken: readonly Box[]): number | undefined {
  let top = from
  while (top >= end) {
    const box = at(top)
    const highest = Math.min(...taken.filter((one) => overlaps(one, box)).map((one) => one.top))
    if (highest === Infinity) return top
    top = highest - gap - (box.bottom - box.top)
  }
  return undefined
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
