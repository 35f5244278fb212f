import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { folderService } from './scripts/local/folder-service.ts'

// The assets binding wants its folder to exist, built or not.
mkdirSync('dist/web', { recursive: true })

const unlimited = (namespaceId: string) => ({
  namespace_id: namespaceId,
  simple: { limit: 1_000_000, period: 60 } as const,
})

// A start-up costs seconds here, so files share a runtime and every test makes its own space instead.
const quick = { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 }

// What runs the whole product, in a browser or through the clients of others.
const whole = {
  ...quick,
  environment: 'node',
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A second, as usual, is too short for a page beside other tests.
  expect: { poll: { timeout: 30_000 } },
} as const
const clients = 'tests/e2e/{mcp,tandoor-cli}*.test.ts'
const screens = 'tests/e2e/{axe,things.screens}.test.ts'
// Without a network, over a restart or a release: what mostly waits.
const breaks = 'tests/e2e/{*offline*,release*,missing.file,kept.session,restart,lifecycle,own.server,killed}*.test.ts'

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          ...quick,
          name: 'unit',
          include: ['tests/{unit,decide}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            remoteBindings: false,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                LOCAL: '1',
                // Libraries to compare by hand: `GROWTH_SIZES=1000,4000`.
                GROWTH_SIZES: process.env['GROWTH_SIZES'] ?? '',
                AUTH_SECRET: 'a secret that only tests use, 32 bytes long',
                DIRECTORY_MIGRATIONS: await readD1Migrations('migrations/directory'),
                SCRATCH_MIGRATIONS: await readD1Migrations('migrations/scratch'),
                SPACE_MIGRATIONS: await readD1Migrations('migrations/space'),
                LANDED_DIRECTORY_STATES: await readD1Migrations('tests/upgrade/directory'),
                LANDED_SPACE_STATES: await readD1Migrations('tests/upgrade/space'),
              },
              serviceBindings: { FOLDER: folderService(mkdtempSync(join(tmpdir(), 'larder-folder-'))) },
              d1Databases: { LANDED_DIRECTORY: 'landed-directory', LANDED_SPACES: 'landed-spaces' },
              ratelimits: {
                LIMIT_AUTH: unlimited('1001'),
                LIMIT_TOKEN: unlimited('1002'),
                LIMIT_IMPORT: unlimited('1003'),
                LIMIT_HOOK: unlimited('1004'),
              },
            },
          })),
        ],
        test: {
          ...quick,
          name: 'worker',
          include: ['tests/{api,laws,queues,kernel,storages}/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          globalSetup: [
            'tests/queues/picture.host.ts',
            'tests/queues/webhook.receiver.ts',
            'tests/food-data.host.ts',
            'tests/oauth.host.ts',
            'tests/storages/storage.host.ts',
            'tests/storages/real.servers.ts',
            'tests/ai.host.ts',
            'tests/ai.mock.ts',
            'tests/todo/home-assistant.host.ts',
            'tests/laws/echo.host.ts',
            'tests/todo/hosts/todo.hosts.ts',
          ],
          maxWorkers: 1,
        },
      },
      {
        plugins: [react()],
        test: {
          ...quick,
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web.setup.ts'],
          environment: 'happy-dom',
        },
      },
      { test: { ...whole, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: [clients, screens, breaks] } },
      { test: { ...whole, name: 'breaks', include: [breaks] } },
      { test: { ...whole, name: 'screens', include: [screens] } },
      { test: { ...whole, name: 'clients', include: [clients] } },
    ],
  },
})
