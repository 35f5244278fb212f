import { Buffer } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { served } from './served.ts'
import type { Answered } from './storage.host.ts'
import type { StoredFile, StoredTree } from './stored-tree.ts'

interface Asked {
  request: IncomingMessage
  url: URL
  body: Buffer
}

const PAGE = 1000
const json = (value: unknown, status = 200): Answered => ({ status, body: JSON.stringify(value) })
const refused = (summary: string, error: object = {}) => json({ error_summary: `${summary}/..`, error }, 409)
const uploads = new Map<string, Buffer>()

/** As Dropbox's API v2 answers, with its paths that know no case. */
export function answerDropbox(tree: StoredTree, { request, url, body }: Asked): Answered {
  const endpoint = url.pathname.slice('/2/'.length)
  const header = String(request.headers['dropbox-api-arg'] ?? '')
  if (/[^\x20-\x7e]/.test(header)) return { status: 400, body: 'Error in call: the header is no ASCII' }
  const arg = JSON.parse(header || body.toString()) as Record<string, unknown>
  switch (endpoint) {
    case 'files/list_folder':
      return list(tree, { path: plain(arg['path']), deep: arg['recursive'] === true, from: 0 })
    case 'files/list_folder/continue': {
      if (tree.trips('reset')) return refused('reset')
      const { path, deep, from } = JSON.parse(String(arg['cursor'])) as Parameters<typeof list>[1]
      return list(tree, { path, deep, from })
    }
    case 'files/download': {
      const file = find(tree, arg['path'])
      if (!file) return refused('path/not_found')
      const answered = served(file, request.headers)
      const { etag: _, ...headers } = answered.headers ?? {}
      return { ...answered, headers: { ...headers, 'dropbox-api-result': JSON.stringify({ rev: file.etag }) } }
    }
    case 'files/upload':
      return uploaded(tree, String(arg['path']), body)
    case 'files/upload_session/start':
      uploads.set('s1', body)
      return json({ session_id: 's1' })
    case 'files/upload_session/append_v2':
    case 'files/upload_session/finish': {
      const { offset } = arg['cursor'] as { offset: number }
      const before = uploads.get('s1') ?? Buffer.alloc(0)
      if (offset !== before.length) return refused('lookup_failed/incorrect_offset')
      const whole = Buffer.concat([before, body])
      uploads.set('s1', whole)
      if (endpoint.endsWith('append_v2')) return json(null)
      return uploaded(tree, (arg['commit'] as { path: string }).path, whole)
    }
    case 'files/delete_v2': {
      const file = find(tree, arg['path'])
      if (!file) return refused('path_lookup/not_found')
      tree.files.delete(file.path)
      return json({ metadata: shown(file) })
    }
    case 'files/move_v2': {
      const file = find(tree, arg['from_path'])
      if (!file) return refused('from_lookup/not_found')
      if (find(tree, arg['to_path'])) return refused('to/conflict/file')
      tree.move(file.path, plain(arg['to_path']))
      return json({ metadata: shown(file) })
    }
    case 'sharing/list_shared_links': {
      const file = find(tree, arg['path'])
      const link = file && tree.links.get(file.id)
      return file ? json({ links: link ? [{ url: link }] : [], has_more: false }) : refused('path/not_found')
    }
    case 'sharing/create_shared_link_with_settings': {
      const file = find(tree, arg['path'])
      if (!file) return refused('path/not_found')
      tree.links.set(file.id, `https://www.dropbox.com/s/${file.id}`)
      return json({ url: tree.links.get(file.id) })
    }
    default:
      return { status: 400, body: `Unknown API function: "${endpoint}"` }
  }
}

const plain = (path: unknown) => String(path).replace(/^\//, '')

function find(tree: StoredTree, named: unknown): StoredFile | undefined {
  const name = String(named)
  return [...tree.files.values()].find(({ id, path }) =>
    name.startsWith('id:') ? `id:${id}` === name : `/${path}`.toLowerCase() === name.toLowerCase(),
  )
}

const shown = (file: StoredFile) => ({
  '.tag': 'file',
  name: file.path.split('/').at(-1),
  id: `id:${file.id}`,
  path_lower: `/${file.path.toLowerCase()}`,
  path_display: `/${file.path}`,
  rev: file.etag,
  size: file.bytes.length,
  server_modified: file.modified.toISOString(),
})

function list(tree: StoredTree, { path, deep, from }: { path: string; deep: boolean; from: number }): Answered {
  const folder = [...tree.folders].find((one) => one.toLowerCase() === path.toLowerCase())
  if (folder === undefined) return refused('path/not_found')
  const all = tree.within(folder, deep)
  const entries = all
    .slice(from, from + PAGE)
    .map(({ path: at, file }) =>
      file
        ? shown(file)
        : { '.tag': 'folder', name: at.split('/').at(-1), id: `id:d${at}`, path_lower: `/${at.toLowerCase()}` },
    )
  const isLoop = tree.faults.get('loop')
  const next = isLoop ? from : from + PAGE
  const cursor = JSON.stringify({ path, deep, from: next })
  return json({ entries, cursor, has_more: Boolean(isLoop) || next < all.length })
}

function uploaded(tree: StoredTree, path: string, bytes: Buffer): Answered {
  if (tree.trips('no-space')) return refused('path/insufficient_space')
  return json(shown(tree.put(plain(path), bytes)))
}
