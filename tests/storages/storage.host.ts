import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { answerDav, answerOcs } from './dav.answers.ts'
import { answerUploads } from './chunk.answers.ts'
import { answerDropbox } from './dropbox.answers.ts'
import { answerS3 } from './s3.answers.ts'
import { StoredTree } from './stored-tree.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    storageHost: string
  }
}

const trees = new Map<string, StoredTree>()
const treeOf = (account: string): StoredTree => {
  const tree = trees.get(account) ?? new StoredTree()
  trees.set(account, tree)
  return tree
}

export type Answered = { status: number; headers?: Record<string, string>; body?: string | Buffer }

/**
 * Stands for Dropbox below `/2`, for WebDAV and Nextcloud below `/remote.php`, `/ocs` and `/dav`, and for S3 below `/s3`.
 * The token, user or bucket names the account; its password is `open sesame`. `/control/ACCOUNT` fills it and breaks it.
 */
export default async function setup(project: TestProject) {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('storageHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const url = new URL(request.url ?? '', 'http://host')
  if (url.pathname.startsWith('/control/')) return send(response, control(url.pathname.slice('/control/'.length), body))
  const account = accountOf(request, url)
  const tree = treeOf(account ?? '')
  tree.calls.push(`${request.method} ${url.pathname}`)
  if (account === null || tree.trips('unauthorized')) {
    const summary = tree.trips('expired') ? 'expired_access_token/.' : 'invalid_access_token/.'
    return send(response, { status: 401, body: JSON.stringify({ error_summary: summary }) })
  }
  const fault = commonFault(tree)
  if (fault) return send(response, fault)
  if (tree.trips('slow')) return
  const answered = answerOf(tree, { request, url, body })
  if (tree.trips('cut') && answered.body) return cutShort(response, answered)
  send(response, answered)
}

const answerOf = (tree: StoredTree, asked: { request: IncomingMessage; url: URL; body: Buffer }): Answered => {
  const { pathname } = asked.url
  if (pathname.startsWith('/2/')) return answerDropbox(tree, asked)
  if (pathname.startsWith('/ocs/')) return answerOcs(tree, asked)
  if (pathname.startsWith('/remote.php/dav/uploads/')) return answerUploads(tree, asked)
  return pathname.startsWith('/s3/') ? answerS3(tree, asked) : answerDav(tree, asked)
}

/** Null where the credentials are wrong. */
function accountOf({ headers: { authorization = '' } }: IncomingMessage, url: URL): string | null {
  const bearer = /^Bearer (.+)$/.exec(authorization)?.[1]
  if (bearer !== undefined) return bearer
  const [, basic] = /^Basic (.+)$/.exec(authorization) ?? []
  if (basic !== undefined) {
    const [user = '', password] = Buffer.from(basic, 'base64').toString().split(':')
    return password === 'open sesame' ? user : null
  }
  const isSigned = authorization.startsWith('AWS4-HMAC-SHA256 ') || url.searchParams.has('X-Amz-Signature')
  return isSigned ? (url.pathname.split('/')[2] ?? null) : null
}

function commonFault(tree: StoredTree): Answered | null {
  if (tree.trips('too-many')) return { status: 429, headers: { 'retry-after': '1' } }
  if (tree.trips('too-many-long')) return { status: 429, headers: { 'retry-after': '3000' } }
  if (tree.trips('down')) return { status: 500 }
  if (tree.trips('nonsense'))
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' }
  if (tree.trips('redirect')) return { status: 307, headers: { location: 'http://169.254.169.254/latest/' } }
  if (tree.trips('full')) return { status: 507 }
  return null
}

function control(account: string, body: Buffer): Answered {
  const tree = treeOf(account)
  const {
    files = {},
    removed = [],
    moved = [],
    faults = {},
    many = 0,
    folder = '',
  } = JSON.parse(body.toString()) as {
    files?: Record<string, string>
    removed?: string[]
    moved?: [string, string][]
    faults?: Record<string, number>
    many?: number
    folder?: string
  }
  for (const [path, text] of Object.entries(files)) tree.put(path, Buffer.from(text))
  for (let i = 0; i < many; i++) tree.put(`${folder}/dish ${String(i).padStart(5, '0')}.pdf`, Buffer.from(`pdf ${i}`))
  for (const path of removed) tree.files.delete(path)
  for (const [from, to] of moved) tree.move(from, to)
  for (const [fault, times] of Object.entries(faults)) tree.faults.set(fault, times)
  const state = {
    files: Object.fromEntries(
      [...tree.files.values()].slice(0, 100).map(({ path, bytes }) => [path, bytes.toString('latin1').slice(0, 100)]),
    ),
    calls: tree.calls.splice(0),
    uploads: tree.uploads.size,
  }
  return { status: 200, body: JSON.stringify(state) }
}

const send = (response: ServerResponse, { status, headers = {}, body = '' }: Answered): void =>
  void response
    .writeHead(status, {
      ...headers,
      ...(status === 204 || status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    })
    .end(body)

/** Says its whole length, sends half of it and hangs up. */
function cutShort(response: ServerResponse, { status, headers = {}, body = '' }: Answered): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}
