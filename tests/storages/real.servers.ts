import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where real servers listen, by name; those that are not installed are missing. */
    realServers: Record<string, string>
  }
}

/** Where `STORAGE_SERVERS` says that they are installed: a Python environment `V`, and packages of Node. */
export default async function setup(project: TestProject) {
  const folder = process.env['STORAGE_SERVERS'] ?? ''
  const started: ChildProcess[] = []
  const found: Record<string, string> = {}
  if (folder !== '' && existsSync(folder)) {
    const data = mkdtempSync(join(tmpdir(), 'larder-servers-'))
    for (const [name, command] of Object.entries(commands(folder, data))) {
      const port = await freePort()
      const [program, ...args] = command(port)
      if (!program || !existsSync(program)) continue
      const child = spawn(program, args, { cwd: folder, stdio: 'ignore' })
      started.push(child)
      if (await answers(port)) found[name] = `http://127.0.0.1:${port}`
    }
  }
  project.provide('realServers', found)
  return () => void started.map((child) => child.kill())
}

type Command = (port: number) => string[]

function commands(folder: string, data: string): Record<string, Command> {
  const files = (name: string) => {
    mkdirSync(join(data, name), { recursive: true })
    return join(data, name)
  }
  const node = (script: string): Command => {
    return (port) => {
      const file = join(folder, `run-${port}.mjs`)
      writeFileSync(file, script.replaceAll('PORT', String(port)))
      return [process.execPath, file]
    }
  }
  return {
    wsgidav: (port) => {
      const config = join(data, 'wsgidav.yaml')
      writeFileSync(
        config,
        `host: 127.0.0.1\nport: ${port}\nserver: cheroot\nprovider_mapping: {"/": ${files('wsgidav')}}
http_authenticator: {accept_basic: true, accept_digest: false, default_to_digest: false}
simple_dc: {user_mapping: {"*": {u: {password: p}}}}\nlock_storage: true\nproperty_manager: true\n`,
      )
      return [join(folder, 'V/bin/wsgidav'), '--config', config]
    },
    moto: (port) => [join(folder, 'V/bin/moto_server'), '-H', '127.0.0.1', '-p', String(port)],
    s3rver: (port) => {
      const script = join(folder, 'node_modules/s3rver/bin/s3rver.js')
      const args = ['-d', files('s3rver'), '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'recipes']
      return existsSync(script) ? [process.execPath, script, ...args] : []
    },
    nephele: node(`import express from 'express'
import nephele from 'nephele'
import Adapter from '@nephele/adapter-file-system'
import Auth from '@nephele/authenticator-none'
const app = express()
app.use('/', nephele({ adapter: new Adapter({ root: ${JSON.stringify(files('nephele'))} }), authenticator: new Auth(), plugins: [] }))
app.listen(PORT, '127.0.0.1')`),
    'webdav-server': node(`import { createRequire } from 'node:module'
const { v2 } = createRequire(import.meta.url)('webdav-server')
const users = new v2.SimpleUserManager()
const user = users.addUser('u', 'p', false)
const rights = new v2.SimplePathPrivilegeManager()
rights.setRights(user, '/', ['all'])
new v2.WebDAVServer({ port: PORT, hostname: '127.0.0.1', httpAuthentication: new v2.HTTPBasicAuthentication(users, 'r'), privilegeManager: rights }).start(() => {})`),
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function answers(port: number): Promise<boolean> {
  for (let tries = 0; tries < 80; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS' })
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return false
}
