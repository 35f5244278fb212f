import { setTimeout as sleep } from 'node:timers/promises'
import { sceneIn, type Asker, type Command } from '../../tests/laws/concurrency.scene.ts'
import type { Random } from '../kill/seeded-random.ts'
import { runAndRead, type RaceOutcome } from './run-and-read.ts'

export interface CommandPair {
  name: string
  subject: string
  commands: readonly [Command, Command]
}

/** Largest gap between two starts, about as long as one command takes. */
const MAX_GAP_MS = 6

/** Starts two commands together, `rounds` times. Returns a fault for each result that neither serial order gives. */
export async function racePair(me: Asker, pair: CommandPair, rounds: number, random: Random): Promise<string[]> {
  const [first, second] = pair.commands
  const run = async (
    inOrder: (now: {
      first: () => Promise<Response>
      second: () => Promise<Response>
    }) => Promise<[Response, Response]>,
  ) => {
    const scene = await sceneIn(me, pair.subject)
    return runAndRead(me, scene, () => inOrder({ first: () => first(me, scene), second: () => second(me, scene) }))
  }
  const serial = [
    await run(async (now) => [await now.first(), await now.second()]),
    await run(async (now) => {
      const late = await now.second()
      return [await now.first(), late]
    }),
  ]
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const [one, two] = random() < 0.5 ? [0, random() * MAX_GAP_MS] : [random() * MAX_GAP_MS, 0]
    const found = await run(({ first: a, second: b }) => Promise.all([sleep(one).then(a), sleep(two).then(b)]))
    if (!serial.some((known) => isSame(known, found))) faults.push(`${pair.name}: ${describeFault(found, serial)}`)
  }
  return faults
}

const isSame = (a: RaceOutcome, b: RaceOutcome) =>
  a.state === b.state && a.answers.every((answer, i) => answer === b.answers[i])

/** Shows only the lines that neither order gives, from where they differ. */
function describeFault(found: RaceOutcome, serial: readonly RaceOutcome[]): string {
  const known = serial.flatMap(({ state, answers }) => [...state.split('\n'), ...answers])
  const strange = [...found.answers, ...found.state.split('\n')].filter((line) => !known.includes(line))
  const shown = strange.map((line) => {
    const from = Math.max(...known.map((other) => sharedStart(line, other)))
    return `${line.slice(0, 20)} … ${line.slice(Math.max(20, from - 40), from + 160)}`
  })
  return `answered ${found.statuses.join(' and ')}; ${shown.join('\n  ') || 'some of both orders'}`
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
