import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const cli = resolve('node_modules/tandoor-cli/dist/cli.js')

export interface Cli {
  folder: string
  run(...args: string[]): Promise<string>
  api<T = Record<string, unknown>>(...args: string[]): Promise<T>
  file(name: string, content: unknown): string
  remove(): void
}

/** The published client, unmodified, in a home folder of its own. */
export function openCli(environment: () => Record<string, string>): Cli {
  const folder = mkdtempSync(join(tmpdir(), 'larder-cli-'))
  const run = async (...args: string[]) => {
    const env = { PATH: process.env['PATH'], HOME: folder, ...environment() }
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env })
    return stdout
  }
  return {
    folder,
    run,
    async api<T>(...args: string[]) {
      return JSON.parse(await run(...args, '--format', 'api')) as T // The caller knows the command.
    },
    file(name, content) {
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify(content))
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
