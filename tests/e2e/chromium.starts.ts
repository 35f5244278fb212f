import { execFile } from 'node:child_process'

/** False when a shared library is missing on this machine. */
export function starts(executablePath: string, env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(executablePath, ['--version'], { env: { ...process.env, ...env } }, (error) => resolve(error === null))
  })
}
