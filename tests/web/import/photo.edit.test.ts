import { expect, it } from 'vitest'
import { drawingOf, type Edit, turned, UNEDITED } from '#web/features/import/photos/edit.ts'

const size = { width: 400, height: 300 }
const drawn = (edit: Edit, x: number, y: number, maxSide = 1000) => {
  const { width, height, transform } = drawingOf(size, edit, maxSide)
  const [a, b, c, d, e, f] = transform
  return { width, height, at: [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)] }
}

it('an untouched page is drawn as it is, and a large one smaller', () => {
  expect(drawn(UNEDITED, 400, 300)).toEqual({ width: 400, height: 300, at: [400, 300] })
  expect(drawn(UNEDITED, 400, 300, 200)).toEqual({ width: 200, height: 150, at: [200, 150] })
})

it('a page that is turned to the right has its upper left corner at the upper right', () => {
  expect(drawn(turned(UNEDITED, 1), 0, 0)).toEqual({ width: 300, height: 400, at: [300, 0] })
  expect(drawn(turned(UNEDITED, 1), 400, 300).at).toEqual([0, 400])
  expect(drawn(turned(UNEDITED, -1), 0, 0)).toEqual({ width: 300, height: 400, at: [0, 400] })
  expect(drawn({ turn: 2, cut: null }, 0, 0).at).toEqual([400, 300])
})

it('what is cut out fills the canvas', () => {
  const edit: Edit = { turn: 0, cut: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 } }
  expect(drawn(edit, 100, 150)).toEqual({ width: 200, height: 150, at: [0, 0] })
  expect(drawn(edit, 300, 300).at).toEqual([200, 150])
})

it('a page that is turned after it was cut keeps the same part', () => {
  const edit: Edit = { turn: 0, cut: { x: 0.25, y: 0.5, width: 0.5, height: 0.25 } }
  for (const by of [1, -1] as const) {
    const { width, height } = drawn(turned(edit, by), 0, 0)
    expect([width, height]).toEqual([75, 200])
    const corners = [drawn(turned(edit, by), 100, 150).at, drawn(turned(edit, by), 300, 225).at]
    for (const [x = -1, y = -1] of corners) {
      expect([0, 75]).toContain(x)
      expect([0, 200]).toContain(y)
    }
  }
})

it('four turns are none', () => {
  const edit: Edit = { turn: 1, cut: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } }
  const around = [1, 1, 1, 1].reduce<Edit>((now) => turned(now, 1), edit)
  expect(around.turn).toBe(1)
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(around.cut?.[side]).toBeCloseTo(edit.cut?.[side] ?? 0)
})
