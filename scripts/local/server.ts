import { mkdirSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { readConfig } from './config.read.ts'
import { chooseHost } from './choose-address.ts'
import { startClock } from './cron-clock.ts'
import { migrateDatabase } from './migrate-database.ts'
import { mailRelay } from './mail-relay.ts'
import { runOnce } from './once.ts'
import { guardRuntimes } from './runtime-guard.ts'
import { runtimeOptions } from './runtime-options.ts'
import { keptSecret } from './keep-secret.ts'
import { buildWeb } from './build-web.ts'
import { bundleWorker } from './bundle-worker.ts'

export type ServerOptions = {
  /** 0 or absent picks a free one. */
  port?: number
  /** `localhost` answers on 127.0.0.1 and ::1, `*` on every address. */
  host?: string
  /** False leaves the web as it was last built, for those who only want the API. */
  web?: boolean
  /** Folder that keeps the data; absent, the data goes with the server. */
  persist?: string
  /** Fills a new server; called at every start until it has succeeded once. */
  seed?: (origin: string) => Promise<void>
  /** Local origins that the worker may fetch all the same, like those of a test's own servers. */
  allow?: string[]
  /** More variables for the worker; `LOCAL` is set unless it is among them. */
  variables?: Record<string, string>
  /** Whether the rate limits are those of a deployment; otherwise nobody meets one. */
  limited?: boolean
  /** Sends the worker's mails by SMTP. */
  smtp?: string | undefined
  /** Looks at the migrated directory before anybody is answered; what it throws stops the start. */
  inspect?: (directory: Directory) => Promise<void>
  /** Receives what the worker writes to its console. */
  logged?: (level: string, message: string) => void
}

type Directory = Awaited<ReturnType<Miniflare['getD1Database']>>

export type Server = {
  /** As in `http://localhost:8787`. */
  origin: string
  /** Runs the scheduled work now instead of at its minute, as if it were some other time. */
  tick: (at?: Date) => Promise<void>
  /** Replaces the worker's code and keeps the data. */
  reload: (script: string) => Promise<void>
  stop: () => Promise<void>
}

/** Builds what changed, starts the worker with databases, files, queues and clock, and resolves once it can answer. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { port = 0, host = 'localhost', persist, seed, allow = [], web = true, logged = print, variables } = options
  const { limited = false, smtp, inspect } = options
  const config = readConfig()
  // The runtime wants the folder of assets to be there.
  mkdirSync('dist/web', { recursive: true })
  const [address, script, egress] = await Promise.all([
    chooseHost(host, port),
    bundleWorker(),
    bundleWorker('scripts/local/egress-worker.ts'),
    web && buildWeb(),
  ])
  const settings = {
    config,
    egress,
    host: address,
    persist,
    logged,
    limited,
    mailer: smtp === undefined ? undefined : mailRelay(smtp),
    variables: { LOCAL: '1', AUTH_SECRET: keptSecret(persist), FETCH_ALLOW: allow.join(' '), ...variables },
  }
  guardRuntimes()
  // Nothing is answered before the data is what the worker expects: the wanted port is taken after the migrations.
  const runtime = new Miniflare(runtimeOptions({ ...settings, port: 0, script: 'export default {}' }))
  let stopClock = () => {}
  const stop = async () => {
    stopClock()
    await runtime.dispose()
  }
  try {
    for (const { binding, migrations_dir: folder } of config.d1_databases) {
      await migrateDatabase(await runtime.getD1Database(binding), folder)
    }
    await inspect?.(await runtime.getD1Database('DIRECTORY'))
    await runtime.setOptions(runtimeOptions({ ...settings, port, script }))
    const bound = Number((await runtime.ready).port)
    const origin = `http://localhost:${bound}`

    const run = async (cron: string, scheduledTime = new Date()) => {
      const worker = await runtime.getWorker()
      const { outcome } = await worker.scheduled({ cron, scheduledTime })
      if (outcome !== 'ok') throw new Error(`The scheduled work ended with ${outcome}`)
    }
    const crons = config.triggers.crons ?? []
    stopClock = startClock(crons, (cron, at) => {
      run(cron, at).catch((error: unknown) => logged('error', `${cron}: ${String(error)}`))
    })
    if (seed) await runOnce(persist && `${persist}/seeded`, () => seed(origin))
    return {
      origin,
      tick: async (at) => {
        for (const cron of crons) await run(cron, at)
      },
      reload: (changed) => runtime.setOptions(runtimeOptions({ ...settings, port: bound, script: changed })),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function print(level: string, message: string) {
  if (level === 'error' || level === 'warn') console.error(message)
  else console.log(message)
}
