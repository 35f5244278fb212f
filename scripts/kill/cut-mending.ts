import { setTimeout as sleep } from 'node:timers/promises'
import { damage } from './damage.ts'
import type { House } from './house.ts'
import { replayed } from './check-replay.ts'
import type { Cut } from './cut-writes.ts'

/** How long a replay took that was left to end, as a measure of where in the next one a kill may fall. */
let longest = 1000

/** Damages read models, kills the server while a replay mends them, and looks whether the next one comes to what was there. */
export async function cutMending(house: House): Promise<Cut> {
  await house.kill()
  const damaged = damage(house.folder)
  await house.start()
  const send = house.people[0]!.client.send
  const cut = replayed(send).then(
    () => false,
    () => true,
  )
  await sleep(house.random() * longest)
  const remains = await house.kill()
  const wasCut = await cut
  await house.start()
  const began = performance.now()
  const left = await replayed(send)
  longest = performance.now() - began
  const faults = await house.check(remains)
  return {
    line: `${damaged} rows damaged, a replay ${wasCut ? 'cut off' : 'done in time'}, ${rowsIn(left)} rows left to the next`,
    faults,
  }
}

const rowsIn = (differences: readonly object[]) =>
  (differences as { replayed: object[] }[]).reduce((sum, { replayed: rows }) => sum + rows.length, 0)
