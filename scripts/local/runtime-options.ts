import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions, type Request, type Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import type { Config } from './config.read.ts'

type RuntimeSettings = {
  config: Config
  script: string
  /** The worker that all outgoing requests pass. */
  egress: string
  host: string
  port: number
  inspectorPort?: number | undefined
  persist: string | undefined
  limited: boolean
  folder?: ((request: Request) => Promise<Response>) | undefined
  mailer: ((request: Request) => Promise<Response>) | undefined
  /** Secrets and optional variables of a deployment. */
  variables: Record<string, string>
  logged: (level: string, message: string) => void
}

export function runtimeOptions(settings: RuntimeSettings): MiniflareOptions {
  const { config, script, egress, host, port, inspectorPort, persist, limited, folder, mailer, variables, logged } =
    settings
  const limits = config.ratelimits.map(({ name, ...limit }) => [
    name,
    limited ? limit : { ...limit, simple: unlimited },
  ])
  return convertV4MiniflareOptions({
    host,
    port,
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    log: new Log(LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: ({ level, message }) => logged(level, message),
    // Otherwise Miniflare fetches the `cf` object from the network.
    cf: false,
    // wrangler's own layout: `wrangler d1 execute --local --persist-to .larder` finds the same data.
    ...(persist === undefined ? {} : { resourcePersistencePath: `${persist}/v3` }),
    workers: [
      {
        ...workerOptions('wrangler.toml').workerOptions,
        modules: [{ type: 'ESModule', path: 'dist/worker/index.js', contents: script }],
        modulesRoot: 'dist/worker',
        bindings: { ...config.vars, ...variables },
        ratelimits: Object.fromEntries(limits),
        outboundService: 'egress',
        ...((mailer ?? folder) && {
          serviceBindings: { ...(mailer && { MAILER: mailer }), ...(folder && { FOLDER: folder }) },
        }),
      },
      {
        name: 'egress',
        compatibilityDate: '2026-11-01',
        modules: [{ type: 'ESModule', path: 'dist/egress/index.js', contents: egress }],
        modulesRoot: 'dist/egress',
        bindings: { FETCH_ALLOW: variables['FETCH_ALLOW'] ?? '' },
        serviceBindings: {
          PUBLIC: { network: { allow: ['public'], deny: IPV4_CARRYING_RANGES, tlsOptions } },
          ALLOWED: { network: { allow: ['public', 'private'], tlsOptions } },
        },
      },
    ],
  })
}

/** IPv6 ranges that embed an IPv4 address, which may be private. */
const IPV4_CARRYING_RANGES = ['::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32']

const extraCertificates = process.env['NODE_EXTRA_CA_CERTS']
const tlsOptions = {
  trustBrowserCas: true,
  ...(extraCertificates === undefined ? {} : { trustedCertificates: [readFileSync(extraCertificates, 'utf8')] }),
}

const unlimited = { limit: 1_000_000, period: 60 } as const
