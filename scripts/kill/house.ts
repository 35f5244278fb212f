import { makePeople, type Housemate } from './household.ts'
import type { Random } from './random.ts'
import { remainsOf, type Remains } from './remains.ts'
import { startVictim, type Victim } from './start-victim.ts'

/** A server that is killed and started again on the same data, and the people who use it. */
export class House {
  readonly folder: string
  readonly random: Random
  people: readonly Housemate[] = []
  /** Calls that were answered so far. */
  answers = 0
  #victim: Victim

  private constructor(folder: string, random: Random, victim: Victim) {
    this.folder = folder
    this.random = random
    this.#victim = victim
  }

  static async open(folder: string, random: Random): Promise<House> {
    const house = new House(folder, random, await startVictim(folder))
    house.people = await makePeople(
      () => house.#victim,
      random,
      () => house.answers++,
    )
    return house
  }

  /** Ends the server without a word, and answers what it left. */
  async kill(): Promise<Remains> {
    await this.end()
    return remainsOf(this.folder)
  }

  end(): Promise<void> {
    return this.#victim.kill()
  }

  /** Answers after how many milliseconds it was up again. */
  async start(): Promise<number> {
    const began = performance.now()
    this.#victim = await startVictim(this.folder)
    return Math.round(performance.now() - began)
  }

  tick(days: number): Promise<void> {
    return this.#victim.tick(days)
  }

  /** What is wrong, by what everybody was answered and by what was left on the disk. */
  async check(remains: Remains): Promise<string[]> {
    const found = await Promise.all(
      this.people.flatMap(({ works, client }) => works.map((work) => work.check(client, remains))),
    )
    return [...found.flat(), ...remains.missing.map((key) => `${key} is named, and not stored`)]
  }
}
