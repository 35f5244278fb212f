import { setTimeout as sleep } from 'node:timers/promises'
import { runClients } from './run-clients.ts'
import type { House } from './house.ts'

/** What came of a kill: a line about it, and what was wrong afterwards. */
export interface Cut {
  line: string
  faults: string[]
}

/** Kills the server while everybody writes, and looks what is left. */
export async function cutWrites(house: House): Promise<Cut> {
  let isOver = false
  const running = house.people.map(({ works, client }) => runClients(works, client, () => isOver))
  // After so many answers, so that a slow machine gets as far; and then anywhere within a call.
  const before = house.answers
  const [enough, latest] = [20 + house.random() * 150, Date.now() + 60_000]
  while (house.answers - before < enough && Date.now() < latest) await sleep(5)
  await sleep(house.random() * 50)
  const answers = house.answers - before
  isOver = true
  const remains = await house.kill()
  const done = await Promise.all(running)
  const back = await house.start()
  const faults = [...done.flatMap(({ faults: wrong }) => wrong), ...(await house.check(remains))]
  const cut = done.reduce((sum, one) => sum + one.cut, 0)
  return { line: `${answers} calls answered, ${cut} cut off, up again in ${back} ms`, faults }
}
