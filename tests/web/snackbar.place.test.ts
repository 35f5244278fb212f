import { expect, test } from 'vitest'
import { type Box, overlaps, placeSnackbar } from '#web/components/shell/snackbar/place-snackbar.ts'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const phone = box(0, 0, 390, 844)
const bar = box(0, 780, 390, 844)
const dock = box(0, 704, 390, 780)
const size = { width: 366, height: 60 }

const place = (more: Partial<Parameters<typeof placeSnackbar>[0]>) =>
  placeSnackbar({ screen: phone, size, fixed: [], controls: [], ...more })

test('a message lies above the bottom bar and the timers', () => {
  expect(place({ fixed: [bar, dock] }).bottom).toBeLessThan(dock.top)
})
test('above a sheet while there is room', () => {
  const sheet = box(0, 120, 390, 844)
  expect(place({ fixed: [sheet] }).bottom).toBeLessThanOrEqual(sheet.top)
})
test('between the controls of a sheet that leaves no room above', () => {
  const controls = [box(20, 40, 370, 300), box(20, 380, 370, 800)]
  const placed = place({ fixed: [box(0, 20, 390, 844)], controls })
  expect(controls.some((control) => overlaps(control, placed))).toBe(false)
})
test('beside a sheet on a wide screen', () => {
  const screen = box(0, 0, 1440, 900)
  const sheet = box(992, 0, 1440, 900)
  const rail = box(0, 0, 240, 900)
  const placed = place({ screen, size: { width: 512, height: 60 }, fixed: [rail, sheet] })
  expect([rail, sheet].some((one) => overlaps(one, placed))).toBe(false)
  expect(placed.bottom).toBeGreaterThan(880)
})
test('above the keyboard', () => {
  const screen = box(0, 0, 390, 500)
  expect(place({ screen, fixed: [bar] }).bottom).toBeLessThanOrEqual(500)
})
test('clear of the controls that it would cover', () => {
  const button = box(20, 720, 370, 768)
  expect(place({ fixed: [bar], controls: [button] }).bottom).toBeLessThan(button.top)
})
test('on a page full of controls it covers some of them rather than a bar', () => {
  const controls = [box(0, 0, 390, 780)]
  expect(place({ fixed: [bar], controls }).bottom).toBeLessThan(bar.top)
  expect(place({ fixed: [bar], controls }).bottom).toBeGreaterThan(bar.top - 20)
})
