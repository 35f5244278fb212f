import { createUsers, type KillUser } from './create-users.ts'
import type { Random } from './seeded-random.ts'
import { readDiskState, type DiskState } from './read-disk-state.ts'
import { startServerProcess, type ServerProcess } from './start-server-process.ts'

export class KillableServer {
  readonly folder: string
  readonly random: Random
  users: readonly KillUser[] = []
  answerCount = 0
  readonly #allowed: readonly string[]
  #victim: ServerProcess

  private constructor(folder: string, random: Random, allowed: readonly string[], victim: ServerProcess) {
    this.folder = folder
    this.#allowed = allowed
    this.random = random
    this.#victim = victim
  }

  static async open(folder: string, random: Random, allowed: readonly string[] = []): Promise<KillableServer> {
    const house = new KillableServer(folder, random, allowed, await startServerProcess(folder, allowed))
    house.users = await createUsers(
      () => house.#victim,
      random,
      () => house.answerCount++,
    )
    return house
  }

  async kill(): Promise<DiskState> {
    await this.end()
    return readDiskState(this.folder)
  }

  end(): Promise<void> {
    return this.#victim.kill()
  }

  async start(): Promise<number> {
    const began = performance.now()
    this.#victim = await startServerProcess(this.folder, this.#allowed)
    return Math.round(performance.now() - began)
  }

  /** Whether something is stored that a job still needs. */
  hasFilesOfJobs(): boolean {
    return readDiskState(this.folder).storedFiles.some((key) => /\/(?:job|upload|archive)\//.test(key))
  }

  runScheduled(days: number): Promise<void> {
    return this.#victim.runScheduled(days)
  }

  /** Returns faults, from what clients were answered and from what is on the disk. */
  async check(remains: DiskState): Promise<string[]> {
    const found = await Promise.all(
      this.users.flatMap(({ workloads, client }) => workloads.map((work) => work.check(client, remains))),
    )
    return [...found.flat(), ...remains.missingFiles.map((key) => `${key} is named by a row but not stored`)]
  }
}
