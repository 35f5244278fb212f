/** Quarters that a picture is turned clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** What is kept of a picture, as parts of its turned width and height, from 0 to 1. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

export interface Edit {
  turn: Turn
  /** Null: all of it. */
  cut: Cut | null
}

export const UNEDITED: Edit = { turn: 0, cut: null }

/** A quarter further; what is kept stays the same part of the picture. */
export const turned = ({ turn, cut }: Edit, by: 1 | -1): Edit => ({
  turn: ((turn + by + 4) % 4) as Turn, // Of four.
  cut: cut && (by === 1 ? clockwise(cut) : clockwise(clockwise(clockwise(cut)))),
})

const clockwise = ({ x, y, width, height }: Cut): Cut => ({ x: 1 - y - height, y: x, width: height, height: width })

export interface Size {
  width: number
  height: number
}

export interface Drawing extends Size {
  /** As `CanvasRenderingContext2D.setTransform` takes it: from points of the picture to points of the canvas. */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** How an edited picture is drawn on a canvas whose longer side is `maxSide` at most. */
export function drawingOf({ width, height }: Size, { turn, cut }: Edit, maxSide: number): Drawing {
  const across = turn % 2 === 1 ? { width: height, height: width } : { width, height }
  const { x, y, ...part } = cut ?? { x: 0, y: 0, width: 1, height: 1 }
  const kept = { width: part.width * across.width, height: part.height * across.height }
  const scale = Math.min(1, maxSide / Math.max(kept.width, kept.height, 1))
  const [cos, sin] = [[1, 0, -1, 0][turn] ?? 1, [0, 1, 0, -1][turn] ?? 0]
  // Where the upper left corner of the picture is after turning it.
  const corner = [
    [0, 0],
    [height, 0],
    [width, height],
    [0, width],
  ][turn] ?? [0, 0]
  const [left = 0, top = 0] = corner
  return {
    width: Math.max(1, Math.round(kept.width * scale)),
    height: Math.max(1, Math.round(kept.height * scale)),
    transform: [
      cos * scale,
      sin * scale,
      -sin * scale,
      cos * scale,
      (left - x * across.width) * scale,
      (top - y * across.height) * scale,
    ],
  }
}
