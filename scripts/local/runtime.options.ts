import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import type { Config } from './config.read.ts'

type Settings = {
  config: Config
  /** The worker's code as one module. */
  script: string
  host: string
  port: number
  /** Folder of the data; absent, the data stays in memory. */
  persist: string | undefined
  /** Values that a deployment has as secrets or does not have at all. */
  variables: Record<string, string>
  /** Receives what the worker writes to its console. */
  logged: (level: string, message: string) => void
}

/** Everything that `wrangler.toml` says, for the local runtime, with rate limits that nobody meets. */
export function runtimeOptions({ config, script, host, port, persist, variables, logged }: Settings): MiniflareOptions {
  const limits = config.ratelimits.map(({ name, ...limit }) => [name, { ...limit, simple: generous }])
  return convertV4MiniflareOptions({
    host,
    port,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: ({ level, message }) => logged(level, message),
    // Otherwise the runtime asks the network where on earth it is.
    cf: false,
    // The layout of wrangler's own folder: `wrangler d1 execute --local --persist-to .larder` finds the same data.
    ...(persist === undefined ? {} : { resourcePersistencePath: `${persist}/v3` }),
    workers: [
      {
        ...workerOptions('wrangler.toml').workerOptions,
        modules: [{ type: 'ESModule', path: 'dist/worker/index.js', contents: script }],
        modulesRoot: 'dist/worker',
        bindings: { ...config.vars, ...variables },
        ratelimits: Object.fromEntries(limits),
      },
    ],
  })
}

const generous = { limit: 1_000_000, period: 60 } as const
