import { unstable_readConfig as readWrangler } from 'wrangler'

export type Config = {
  vars: Record<string, string>
  triggers: { crons?: string[] }
  assets?: { run_worker_first?: boolean | string[] }
  d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: { consumers?: { queue: string }[] }
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

export function readConfig(): Config {
  return readWrangler({ config: 'wrangler.toml' })
}
