import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { caldavUser } from './caldav.user.ts'

/** A Python with Radicale in it: `python3 -m venv DIR && DIR/bin/pip install radicale==3.9.0`, then `RADICALE_PYTHON=DIR/bin/python`. */
export const radicalePython = [process.env['RADICALE_PYTHON'], join(tmpdir(), 'radicale-venv/bin/python')].find(
  (path) => path !== undefined && existsSync(path),
)

export async function startRadicale(python: string) {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'))
  const port = await freePort()
  writeFileSync(join(folder, 'users'), `${caldavUser.username}:${caldavUser.password}\n`)
  writeFileSync(
    join(folder, 'config'),
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\n` +
      `htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${folder}/data\n`,
  )
  const child = spawn(python, ['-m', 'radicale', '--config', join(folder, 'config')], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(origin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      break
    await wait(100)
  }
  return { origin, host: `127.0.0.1:${port}`, stop: async () => void child.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
