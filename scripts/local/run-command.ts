import { spawn, type StdioOptions } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

export async function runCommand(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await waitForExit(spawnCommand(name, args, 'inherit', env), [name, ...args])
}

/** Returns standard output. Throws when the command fails. */
export async function captureCommand(name: string, args: string[]): Promise<string> {
  const child = spawnCommand(name, args, ['inherit', 'pipe', 'inherit'])
  const [output] = await Promise.all([child.stdout ? text(child.stdout) : '', waitForExit(child, [name, ...args])])
  return output
}

export async function pipeToCommand(name: string, args: string[], input: string): Promise<void> {
  const child = spawnCommand(name, args, ['pipe', 'inherit', 'inherit'])
  child.stdin?.end(input)
  await waitForExit(child, [name, ...args])
}

/** Whether it succeeds; what it says is shown. */
export const commandSucceedsAloud = (name: string, args: string[]): Promise<boolean> =>
  runCommand(name, args).then(
    () => true,
    () => false,
  )

export async function commandSucceeds(name: string, args: string[]): Promise<boolean> {
  return waitForExit(spawnCommand(name, args, 'ignore'), [name]).then(
    () => true,
    () => false,
  )
}

function spawnCommand(name: string, args: string[], stdio: StdioOptions, env: Record<string, string> = {}) {
  return spawn(name, args, { stdio, env: { ...process.env, ...QUIET_ENV, PATH: commandPath, ...env } })
}

async function waitForExit(child: ReturnType<typeof spawnCommand>, command: string[]) {
  const end = () => child.kill()
  process.once('exit', end)
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  }).finally(() => process.off('exit', end))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code ?? 'a signal'}`)
}

const commandPath = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

const QUIET_ENV = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }
