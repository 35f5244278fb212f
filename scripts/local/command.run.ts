import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Runs a command of this project's packages with our own output. Throws when it fails. */
export async function runCommand(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const code = await new Promise<number | null>((done, failed) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...quiet, PATH: path, ...env } })
    child.once('error', failed)
    child.once('close', done)
  })
  if (code !== 0) throw new Error(`${[name, ...args].join(' ')} ended with ${code ?? 'a signal'}`)
}

/** The project's own Node and tools before the machine's. */
const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }
