import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killJobs } from '../../scripts/kill/jobs/kill-jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-killed-jobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Short ones; `npm run kill:jobs` kills all kinds.
const only = ['emptying the trash', 'import of a file', 'import of links']

test('jobs that are killed again and again do each item once and leave nothing behind', async () => {
  expect(await killJobs({ folder, times: 3, seed: 11, only, onLine: () => {} })).toEqual([])
})
