import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoClient } from '../../scripts/demo/account.ts'
import { startServer } from '../../scripts/local/start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (persist?: string) =>
  startServer({ ...(persist && { dataFolder: persist }), web: false, onLog: () => {} })
const units = async (origin: string) => {
  const list = await (await demoClient(origin)).get<{ results: { name: string }[] }>('/api/unit/?page_size=200')
  return list.results.map(({ name }) => name)
}

test('data survives a restart, in its own folder only', async () => {
  const first = await start(folder)
  const client = await demoClient(first.origin)
  await client.send('POST', '/api/unit/', { name: 'thimble' })
  await first.stop()

  const second = await start(folder)
  expect(await units(second.origin)).toContain('thimble')
  await second.stop()

  const other = await start()
  expect(await units(other.origin)).not.toContain('thimble')
  await other.stop()
})

test('a seed that failed runs again, and one that succeeded does not', async () => {
  const calls: string[] = []
  const options = { dataFolder: join(folder, 'seeded'), web: false, onLog: () => {} }
  const failing = async () => {
    calls.push('failing')
    throw new Error('no')
  }
  const working = async () => void calls.push('working')
  await expect(startServer({ ...options, seed: failing })).rejects.toThrow('no')
  for (const seed of [working, failing]) await (await startServer({ ...options, seed })).stop()
  expect(calls).toEqual(['failing', 'working'])
})
