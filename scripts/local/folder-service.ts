import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, realpath, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Request, Response } from 'miniflare'

const PAGE = 1000
/** A file that is being written, and does not have its name yet. */
const UNFINISHED = '.larder-unfinished'

/**
 * Lets the worker use the files below a folder of the machine, by a service binding that nobody else can reach. No path
 * leads out of it: not by `..`, not encoded, and not over a symbolic link, which is no file for it.
 */
export function folderService(root: string): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await answer(resolve(root), request)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (error instanceof Refusal) return new Response(null, { status: error.status })
      if (/^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(code)) return new Response(null, { status: 404 })
      if (/^(?:EACCES|EPERM|EROFS)$/.test(code)) return new Response(null, { status: 403 })
      if (/^(?:EEXIST|EISDIR|ENOTEMPTY)$/.test(code)) return new Response(null, { status: 409 })
      if (code === 'ENOSPC') return new Response(null, { status: 507 })
      throw error
    }
  }
}

class Refusal extends Error {
  readonly status: number

  constructor(status: number) {
    super('refused')
    this.status = status
  }
}

async function answer(root: string, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = plainPath(decodeURIComponent(pathname))
  const file = join(root, path)
  switch (request.method) {
    case 'GET':
      await requireInside(root, file)
      return searchParams.has('list')
        ? Response.json(await list(file, path, searchParams.get('after') ?? ''))
        : await read(file, request.headers)
    case 'PUT':
      await makeFolder(root, dirname(file))
      return write(file, Buffer.from(await request.arrayBuffer()), {
        at: Number(searchParams.get('at')),
        of: Number(searchParams.get('of')),
      })
    case 'DELETE':
      await requireInside(root, dirname(file))
      await rm(file)
      return new Response(null, { status: 204 })
    case 'POST':
      return move(root, file, join(root, plainPath(searchParams.get('to') ?? '')))
    default:
      return new Response(null, { status: 405 })
  }
}

/** The worker refuses such paths as well; here nothing is left to it. */
function plainPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.some((part) => /^\.+$/.test(part.trim()) || /[\\\0]/.test(part) || part.endsWith(UNFINISHED)))
    throw new Refusal(400)
  return parts.join('/')
}

/** Every link on the way is followed, and leads to somewhere else than where the path says. */
async function requireInside(root: string, file: string): Promise<void> {
  const base = await realpath(root)
  const real = await realpath(file)
  if (real !== base + file.slice(root.length)) throw new Refusal(404)
}

async function makeFolder(root: string, folder: string): Promise<void> {
  let there = folder
  while (there !== root && !(await lstat(there).catch(() => null))) there = dirname(there)
  await requireInside(root, there)
  await mkdir(folder, { recursive: true })
}

async function list(folder: string, path: string, after: string) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => (entry.isFile() || entry.isDirectory()) && !entry.name.startsWith('.'))
    .filter(({ name }) => !name.endsWith(UNFINISHED) && name > after)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const entries = await Promise.all(
    names.slice(0, PAGE).map(async (entry) => {
      const { size, mtime, ino } = await lstat(join(folder, entry.name))
      const isFolder = entry.isDirectory()
      return {
        path: path === '' ? entry.name : `${path}/${entry.name}`,
        name: entry.name,
        etag: etagOf({ size, mtime, ino }),
        size: isFolder ? null : size,
        isFolder,
        modified: mtime.toISOString(),
      }
    }),
  )
  return { entries, next: names.length > PAGE ? (entries.at(-1)?.name ?? null) : null }
}

const etagOf = ({ size, mtime, ino }: { size: number; mtime: Date; ino: number }) =>
  `${ino.toString(36)}-${size.toString(36)}-${mtime.getTime().toString(36)}`

async function read(file: string, headers: Request['headers']): Promise<Response> {
  const opened = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return await readOpened(opened, headers)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function readOpened(opened: FileHandle, headers: Request['headers']): Promise<Response> {
  const found = await opened.stat()
  if (!found.isFile()) throw new Refusal(404)
  const etag = `"${etagOf(found)}"`
  if (headers.get('if-none-match') === etag) {
    await opened.close()
    return new Response(null, { status: 304, headers: { etag } })
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  const start = Number(from ?? 0)
  const end = Math.min(to ? Number(to) : found.size - 1, found.size - 1)
  if (from !== undefined && start >= found.size) {
    await opened.close()
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } })
  }
  const body = found.size === 0 ? null : Readable.toWeb(opened.createReadStream({ start, end, autoClose: true }))
  if (body === null) await opened.close()
  return new Response(body as ReadableStream | null, {
    status: from === undefined ? 200 : 206,
    headers: {
      etag,
      'content-length': String(found.size === 0 ? 0 : end - start + 1),
      ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${found.size}` }),
    },
  })
}

/** In parts; the name is given with the last, so that nobody finds half a file. */
async function write(file: string, bytes: Buffer, { at, of }: { at: number; of: number }): Promise<Response> {
  const unfinished = `${file}${UNFINISHED}`
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW | (at === 0 ? constants.O_TRUNC : 0)
  const opened = await open(unfinished, flags)
  try {
    await opened.write(bytes, 0, bytes.length, at)
  } finally {
    await opened.close()
  }
  if (at + bytes.length >= of) await rename(unfinished, file)
  return new Response(null, { status: 204 })
}

async function move(root: string, from: string, to: string): Promise<Response> {
  await requireInside(root, from)
  if (from === root || to === root || to.startsWith(from + sep)) throw new Refusal(409)
  if (await lstat(to).catch(() => null)) throw new Refusal(409)
  await makeFolder(root, dirname(to))
  await rename(from, to)
  return new Response(null, { status: 204 })
}
