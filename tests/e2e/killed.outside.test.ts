import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killOutside } from '../../scripts/kill/outside/kill-outside.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-killed-outside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A short one; `npm run kill:outside` goes on for longer.
test('a server that is killed while it works with others agrees with all of them afterwards', async () => {
  expect(await killOutside({ folder, times: 3, seed: 11, onLine: () => {} })).toEqual([])
})
