export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Weight of the distance off the direction. */
const sideways = 3

/** Undefined at the edge. */
export function boxToward<Id>(boxes: ReadonlyMap<Id, Box>, from: Box, direction: Direction): Id | undefined {
  const here = middle(from)
  let best: { id: Id; cost: number } | undefined
  for (const [id, box] of boxes) {
    const there = middle(box)
    const across = there.x - here.x
    const down = there.y - here.y
    const [ahead, aside] =
      direction === 'ArrowLeft'
        ? [-across, down]
        : direction === 'ArrowRight'
          ? [across, down]
          : direction === 'ArrowUp'
            ? [-down, across]
            : [down, across]
    if (ahead < 1) continue
    const cost = ahead + sideways * Math.abs(aside)
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })
