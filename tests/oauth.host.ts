import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    oauthHost: string
  }
}

/**
 * Where tokens of a service come from (RFC 6749, RFC 7636, RFC 7009). A code is `code.CHALLENGE.WORD`, good once and for who
 * shows the verifier; `down` as its word answers 503. A refresh token is good once. `/seen` tells what was asked.
 */
export default async function setup(project: TestProject) {
  const seen: { path: string; form: Record<string, string>; authorization: string | null }[] = []
  const spent = new Set<string>()
  let issued = 0

  const tokens = (response: ServerResponse) => {
    issued++
    json(response, {
      access_token: `access-${issued}-secret`,
      refresh_token: `refresh-${issued}-secret`,
      expires_in: 3600,
    })
  }

  function respond(path: string, form: Record<string, string>, response: ServerResponse): void {
    if (path.endsWith('/revoke')) return json(response, {})
    if (form['client_secret'] !== 'client-secret') return json(response, { error: 'invalid_client' }, 401)
    const given = form['code'] ?? form['refresh_token'] ?? ''
    if (given.endsWith('.down')) return json(response, {}, 503)
    if (spent.has(given) || !isGood(form)) return json(response, { error: 'invalid_grant' }, 400)
    spent.add(given)
    tokens(response)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const form = Object.fromEntries(new URLSearchParams(await read(request)))
    seen.push({ path, form, authorization: request.headers.authorization ?? null })
    respond(path, form, response)
  }

  const server = createServer((request, response) => {
    if (request.url === '/seen') return json(response, seen)
    void answer(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('oauthHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => server.close()
}

function isGood({
  grant_type,
  code,
  code_verifier = '',
  refresh_token,
  redirect_uri,
}: Record<string, string>): boolean {
  if (grant_type === 'refresh_token') return /^refresh-\d+-secret$/.test(refresh_token ?? '')
  const challenge = createHash('sha256').update(code_verifier).digest('base64url')
  return code?.split('.')[1] === challenge && redirect_uri?.endsWith('/api/oauth/callback/') === true
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
