import { unstable_readConfig as readWrangler } from 'wrangler'

/** The parts of `wrangler.toml` that scripts read; wrangler's own type does not come with the package. */
export type Config = {
  vars: Record<string, string>
  triggers: { crons?: string[] }
  assets?: { run_worker_first?: boolean | string[] }
  d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: { consumers?: { queue: string }[] }
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

/** `wrangler.toml` as wrangler understands it. Throws its message when it does not. */
export function readConfig(): Config {
  return readWrangler({ config: 'wrangler.toml' })
}
