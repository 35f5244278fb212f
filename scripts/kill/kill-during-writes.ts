import { setTimeout as sleep } from 'node:timers/promises'
import { runClients } from './run-clients.ts'
import type { KillableServer } from './killable-server.ts'

export interface KillResult {
  line: string
  faults: string[]
}

export async function killDuringWrites(server: KillableServer): Promise<KillResult> {
  let isOver = false
  const running = server.users.map(({ workloads, client }) => runClients(workloads, client, () => isOver))
  // Waits for a number of answers, so that a slow machine gets as far, then for a random moment within a call.
  const before = server.answerCount
  const [enough, latest] = [20 + server.random() * 150, Date.now() + 60_000]
  while (server.answerCount - before < enough && Date.now() < latest) await sleep(5)
  await sleep(server.random() * 50)
  const answers = server.answerCount - before
  isOver = true
  const remains = await server.kill()
  const done = await Promise.all(running)
  const back = await server.start()
  const faults = [...done.flatMap(({ faults: wrong }) => wrong), ...(await server.check(remains))]
  const cut = done.reduce((sum, one) => sum + one.interrupted, 0)
  return { line: `${answers} calls answered, ${cut} cut off, up again in ${back} ms`, faults }
}
