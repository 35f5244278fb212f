import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { serverPaths } from '#web/service-worker/server-paths.ts'

export type Releases = {
  origin: string
  /** From now on the files of a build under other names are served, and those of the one before are gone. */
  release: () => void
  close: () => void
}

/** Serves what was built in front of the API of `api`. */
export async function serveReleases(api: string): Promise<Releases> {
  let folder = 'dist/web'
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (serverPaths.test(pathname)) {
      const answer = await fetch(`${api}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { ...plainHeaders(request), origin: api },
        ...(request.method === 'GET' ? {} : { body: new Uint8Array(await bodyOf(request)) }),
        redirect: 'manual',
      })
      response.writeHead(answer.status, [...answer.headers].filter(([name]) => !/^content-(enc|len)/.test(name)).flat())
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const asked = join(folder, pathname)
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html')
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  })
  await new Promise<void>((done) => {
    server.listen(0, 'localhost', done)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    release: () => {
      folder = renamedBuild()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const script = /([\w.$-]+-[\w-]{6})[\w-]{2}\.js/g

function renamedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-release-'))
  cpSync('dist/web', folder, { recursive: true })
  const [, version = ''] = /name="version" content="([^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? []
  const scripts = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'))
  for (const file of ['index.html', 'sw.js', ...scripts.map((name) => `assets/${name}`)]) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const renamed = text.replaceAll(script, '$1v2.js').replaceAll(version, 'second')
    // The service worker keeps the page, too, which has other contents now.
    writeFileSync(`${folder}/${file}`, renamed.replace(/(url:[`"']\/[`"'],revision:[`"'])[^`"']+/, '$1second'))
  }
  for (const file of scripts)
    renameSync(`${folder}/assets/${file}`, `${folder}/assets/${file.replace(script, '$1v2.js')}`)
  return folder
}

const plainHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length', 'accept-encoding'].includes(name)
        ? [[name, value]]
        : [],
    ),
  )

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
