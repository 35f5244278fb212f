import { mkdirSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { readConfig } from './config.read.ts'
import { chooseHost } from './choose-host.ts'
import { startCron } from './start-cron.ts'
import { migrateDatabase } from './migrate-database.ts'
import { folderService } from './folder-service.ts'
import { mailRelay } from './mail-relay.ts'
import { runOnce } from './run-once.ts'
import { killRuntimesOnExit } from './kill-runtimes-on-exit.ts'
import { runtimeOptions } from './runtime-options.ts'
import { loadOrCreateSecret } from './load-or-create-secret.ts'
import { buildWeb } from './build-web.ts'
import { bundleWorker } from './bundle-worker.ts'

export type ServerOptions = {
  /** 0 or absent picks a free port. */
  port?: number
  /** `localhost` answers on 127.0.0.1 and ::1, `*` on every address. */
  host?: string
  /** False skips the web build, for callers that only need the API. */
  web?: boolean
  /** Another worker than the product's own, as one that measures it. */
  entry?: string
  /** Where V8's inspector of the workers listens. */
  inspectorPort?: number
  /** Without a folder the data goes with the server. */
  dataFolder?: string
  /** Called at every start until it succeeds once. */
  seed?: (origin: string) => Promise<void>
  /** Origins that the worker may fetch although they are local. */
  allowedOrigins?: string[]
  variables?: Record<string, string>
  rateLimited?: boolean
  smtp?: string | undefined
  /** A folder of the machine that the operator may use as a storage. */
  storageRoot?: string | undefined
  /** Runs after the migrations, before the first answer. A throw stops the start. */
  checkDirectory?: (directory: Directory) => Promise<void>
  onLog?: (level: string, message: string) => void
}

type Directory = Awaited<ReturnType<Miniflare['getD1Database']>>

export type Server = {
  origin: string
  /** Runs the scheduled work now, as of `at`. */
  runScheduled: (at?: Date) => Promise<void>
  reload: (script: string) => Promise<void>
  stop: () => Promise<void>
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const {
    port = 0,
    host = 'localhost',
    dataFolder,
    seed,
    allowedOrigins = [],
    web = true,
    onLog = printLog,
    variables,
  } = options
  const { rateLimited = false, smtp, storageRoot, checkDirectory, entry, inspectorPort } = options
  const config = readConfig()
  mkdirSync('dist/web', { recursive: true })
  const [address, script, egress] = await Promise.all([
    chooseHost(host, port),
    bundleWorker(entry),
    bundleWorker('scripts/local/egress-worker.ts'),
    web && buildWeb(),
  ])
  const settings = {
    config,
    egress,
    host: address,
    inspectorPort,
    persist: dataFolder,
    logged: onLog,
    limited: rateLimited,
    folder: storageRoot ? folderService(storageRoot) : undefined,
    mailer: smtp === undefined ? undefined : mailRelay(smtp),
    variables: {
      LOCAL: '1',
      AUTH_SECRET: loadOrCreateSecret(dataFolder),
      FETCH_ALLOW: allowedOrigins.join(' '),
      ...variables,
    },
  }
  killRuntimesOnExit()
  // Migrations run on another port, so that the wanted port answers nothing before they are done.
  const runtime = new Miniflare(
    runtimeOptions({ ...settings, port: 0, inspectorPort: undefined, script: 'export default {}' }),
  )
  let stopClock = () => {}
  const stop = async () => {
    stopClock()
    await runtime.dispose()
  }
  try {
    for (const { binding, migrations_dir: folder } of config.d1_databases) {
      await migrateDatabase(await runtime.getD1Database(binding), folder)
    }
    await checkDirectory?.(await runtime.getD1Database('DIRECTORY'))
    await runtime.setOptions(runtimeOptions({ ...settings, port, script }))
    const bound = Number((await runtime.ready).port)
    const origin = `http://localhost:${bound}`

    const run = async (cron: string, scheduledTime = new Date()) => {
      const worker = await runtime.getWorker()
      const { outcome } = await worker.scheduled({ cron, scheduledTime })
      if (outcome !== 'ok') throw new Error(`The scheduled work ended with ${outcome}`)
    }
    const crons = config.triggers.crons ?? []
    stopClock = startCron(crons, (cron, at) => {
      run(cron, at).catch((error: unknown) => onLog('error', `${cron}: ${String(error)}`))
    })
    if (seed) await runOnce(dataFolder && `${dataFolder}/seeded`, () => seed(origin))
    return {
      origin,
      runScheduled: async (at) => {
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

function printLog(level: string, message: string) {
  if (level === 'error' || level === 'warn') console.error(message)
  else console.log(message)
}
