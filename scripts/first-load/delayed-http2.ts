import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { brotliCompressSync, constants } from 'node:zlib'

export type Delayed = { origin: string; close: () => void }

/** Serves `origin` over HTTP/2 and TLS, each direction `delay` milliseconds late, as from far away. */
export async function serveDelayed(origin: string, delay: number): Promise<Delayed> {
  const secure = createSecureServer({ ...certificate(), allowHTTP1: true }, async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !/^(:|host|accept-encoding|connection)/.test(name) ? [[name, value]] : [],
      ),
    )
    const answer = await fetch(`${origin}${request.url}`, { headers: { ...headers, origin } })
    const plain = Buffer.from(await answer.arrayBuffer())
    const isText = /text|javascript|json|svg/.test(answer.headers.get('content-type') ?? '')
    const body = isText ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : plain
    for (const [name, value] of answer.headers)
      if (!/^(content-(enc|len)|connection|transfer-encoding|keep-alive|strict-transport)/.test(name))
        response.setHeader(name, value)
    if (isText) response.setHeader('content-encoding', 'br')
    response.writeHead(answer.status)
    response.end(body)
  })
  const near = await listen(secure)
  const far = createServer((from) => {
    const to = connect(near, '127.0.0.1')
    from.pipe(late(delay)).pipe(to)
    to.pipe(late(delay)).pipe(from)
    for (const socket of [from, to]) {
      socket.setNoDelay(true)
      socket.on('error', () => [from, to].forEach((one) => one.destroy()))
    }
  })
  return {
    origin: `https://localhost:${await listen(far)}`,
    close: () => {
      far.close()
      secure.close()
    },
  }
}

const listen = (server: Pick<Server, 'listen' | 'address'>) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })

/** The delay is that of a long way: what is sent while something is on its way is not held back by it. */
const late = (delay: number) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => this.push(chunk), delay)
      done()
    },
    flush: (done) => void setTimeout(done, delay),
  })

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
