import { spawn, type StdioOptions } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a command of this project's packages with our own output. Throws when it fails. */
export async function runCommand(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await ended(start(name, args, 'inherit', env), [name, ...args])
}

/** Runs a command and returns what it writes to its output. Throws when it fails. */
export async function captureCommand(name: string, args: string[]): Promise<string> {
  const child = start(name, args, ['inherit', 'pipe', 'inherit'])
  const [output] = await Promise.all([child.stdout ? text(child.stdout) : '', ended(child, [name, ...args])])
  return output
}

/** Runs a command that reads `input`. Throws when it fails. */
export async function feedCommand(name: string, args: string[], input: string): Promise<void> {
  const child = start(name, args, ['pipe', 'inherit', 'inherit'])
  child.stdin?.end(input)
  await ended(child, [name, ...args])
}

/** Whether a command succeeds, without its output. */
export async function succeeds(name: string, args: string[]): Promise<boolean> {
  return ended(start(name, args, 'ignore'), [name]).then(
    () => true,
    () => false,
  )
}

function start(name: string, args: string[], stdio: StdioOptions, env: Record<string, string> = {}) {
  return spawn(name, args, { stdio, env: { ...process.env, ...quiet, PATH: path, ...env } })
}

async function ended(child: ReturnType<typeof start>, command: string[]) {
  const end = () => child.kill()
  process.once('exit', end)
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  }).finally(() => process.off('exit', end))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code ?? 'a signal'}`)
}

/** The project's own Node and tools before the machine's. */
const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }
