import { shortId } from '#worker/clock.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { shardDatabase } from '#worker/kernel/sql/shards.ts'
import { addressSigner } from '#worker/kernel/sql/signed-address.ts'

/** A context without an asker: for reactors, clean-ups, tests. `settled` awaits its background work. */
export function systemContext(env: Env, at: string): Context & { settled(): Promise<void> } {
  const directory = new Database('DIRECTORY', env.DIRECTORY)
  const databases = [directory]
  const running: Promise<unknown>[] = []
  return {
    env,
    url: new URL('system:'),
    headers: new Headers(),
    identity: null,
    at,
    commandId: shortId(),
    idempotencyKey: null,
    ifMatch: null,
    directory,
    databases,
    background: (work) => void running.push(work),
    settled: async () => void (await Promise.all(running)),
    spaceDatabase(name) {
      const open = databases.find((database) => database.name === name)
      if (open) return open
      const database = new Database(name, shardDatabase(env, name), { sign: addressSigner(env) })
      databases.push(database)
      return database
    },
  }
}
