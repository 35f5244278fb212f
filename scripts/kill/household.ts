import { makeAccount } from '../../tests/e2e/account.make.ts'
import { client } from './client.ts'
import type { Random } from './random.ts'
import type { Victim } from './start-victim.ts'
import type { KillClient, Work } from './work.ts'
import { upkeep, works } from './works.ts'

export interface Housemate {
  client: KillClient
  works: readonly Work[]
}

/** Two households, on two databases. One of them keeps the server. */
export const makePeople = (victim: () => Victim, random: Random, answered: () => void): Promise<Housemate[]> =>
  Promise.all(
    [[...works, ...upkeep], works].map(async (all) => ({
      client: client(victim, (await makeAccount(victim().origin)).token, random, answered),
      works: all.map((begin) => begin()),
    })),
  )
