import { makeAccount } from '../../tests/e2e/account.make.ts'
import { killClient } from './kill-client.ts'
import type { Random } from './seeded-random.ts'
import type { ServerProcess } from './start-server-process.ts'
import type { KillClient, Workload } from './workload.ts'
import { maintenanceWorkloads, workloads } from './workloads.ts'

export interface KillUser {
  client: KillClient
  workloads: readonly Workload[]
}

/** Two households on two databases. Only the first user runs the maintenance workloads. */
export const createUsers = (victim: () => ServerProcess, random: Random, answered: () => void): Promise<KillUser[]> =>
  Promise.all(
    [[...workloads, ...maintenanceWorkloads], workloads].map(async (all) => ({
      client: killClient(victim, (await makeAccount(victim().origin)).token, random, answered),
      workloads: all.map((begin) => begin()),
    })),
  )
