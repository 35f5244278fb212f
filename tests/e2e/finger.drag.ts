import type { Locator } from 'playwright-core'

/** A finger that rests on something until it is picked up, and puts it down at the height of another. */
export async function dragByFinger(from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  const page = from.page()
  const x = start.x + start.width / 2
  const [first, last] = [start.y + start.height / 2, end.y + end.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', first)
  // A finger that rests drags, one that moves on scrolls.
  await page.waitForTimeout(250)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', first + ((last - first) * step) / 10)
  await touch('touchEnd')
}
