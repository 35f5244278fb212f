import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'larder-life-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
let left: ChildProcess | null = null

afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => left?.kill('SIGKILL'))

/** Resolves once `npm start` prints how to stop. `node` is a process id. */
async function start(): Promise<{ npm: ChildProcess; node: number }> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: join(folder, 'data'), DEMO: 'off' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  left = npm
  let output = ''
  for await (const text of npm.stdout) {
    output += String(text)
    if (output.includes('Stop')) break
  }
  const node = childrenOf(npm.pid ?? 0)[0]
  if (!output.includes('Stop') || node === undefined) throw new Error(`npm start said: ${output}`)
  return { npm, node }
}

/** The status of the first answer, polled from before the server listens. The call reads the database. */
async function firstAnswer(): Promise<number> {
  for (let i = 0; i < 3000; i++) {
    const answer = await fetch(`${origin}/api/session/`, { headers: { authorization: 'Bearer tda_none' } }).catch(
      () => null,
    )
    if (answer) return answer.status
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The server has not answered')
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return null // The process has ended.
  }
}

const runtimeOf = (node: number) =>
  childrenOf(node).find((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd')

const isAlive = (pid: number) => parentOf(pid) !== null && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

async function ended(pids: number[]): Promise<boolean> {
  for (let i = 0; i < 100; i++) {
    if (!pids.some(isAlive) && !(await answers())) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

const answers = () =>
  fetch(`${origin}/openapi.json`).then(
    () => true,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number }
      server.close(() => resolve(free))
    })
  })
}

// First, and the only one that has a folder to migrate.
it('the server answers nothing before its migrations have run', async () => {
  const [status] = await Promise.all([firstAnswer(), start()])
  expect(status).toBe(403)
})

const linux = it.skipIf(process.platform !== 'linux')

linux.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('%s to npm ends all of it', async (signal) => {
  const { npm, node } = await start()
  const runtime = runtimeOf(node) ?? 0
  expect(await answers()).toBe(true)
  npm.kill(signal)
  await once(npm, 'exit')
  expect(await ended([node, runtime])).toBe(true)
})

linux.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('%s to node ends all of it', async (signal) => {
  const { node } = await start()
  const runtime = runtimeOf(node) ?? 0
  process.kill(node, signal)
  expect(await ended([node, runtime])).toBe(true)
})
