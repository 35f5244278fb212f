import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'
import { observe, observed } from './laws/statements/observed.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      DIRECTORY: D1Database
      SPACES_00: D1Database
      SPACES_01: D1Database
      DIRECTORY_MIGRATIONS: D1Migration[]
      SCRATCH: D1Database
      SCRATCH_MIGRATIONS: D1Migration[]
      SPACE_MIGRATIONS: D1Migration[]
      /** Databases of older versions and their rows. */
      LANDED_DIRECTORY: D1Database
      LANDED_SPACES: D1Database
      LANDED_DIRECTORY_STATES: D1Migration[]
      LANDED_SPACE_STATES: D1Migration[]
      GROWTH_SIZES?: string
    }
  }
}

await applyD1Migrations(env.DIRECTORY, env.DIRECTORY_MIGRATIONS)
await applyD1Migrations(env.SPACES_00, env.SPACE_MIGRATIONS)
await applyD1Migrations(env.SPACES_01, env.SPACE_MIGRATIONS)
await applyD1Migrations(env.SCRATCH, env.SCRATCH_MIGRATIONS)

/** Whatever a test has the worker do, it says to the database for which space. */
await observe(env.SPACES_00)
afterAll(() => expect(observed().faults).toEqual([]))
