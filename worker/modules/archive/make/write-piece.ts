import type { SQL } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { jsonLines } from '../format/json-lines.ts'
import type { FileLine, Part } from '../format/manifest.contract.ts'
import type { SecretFields } from '../format/secret-fields.ts'
import { sha256 } from '../format/sha256.ts'
import { utf8 } from '../format/utf8.ts'
import type { PieceNote } from '../stored/piece-note.ts'
import { ZipPiece } from './zip-piece.ts'
import { type ItemOf, partNumber } from './archive-items.ts'
import { eventLines } from './event-lines.ts'
import { fileNames } from './file-names.ts'
import { isOriginal } from './find-file-parts.ts'
import type { RowSource } from './row-sources.ts'

export interface PieceWorld {
  env: Env
  db: Database
  space: number
  /** As who asked for the archive, whose rows those are. */
  context: Context
  at: string
  secrets: SecretFields
  /** Which rows; without it, all. */
  only?: SQL
  sources: readonly RowSource[]
}

export interface Written {
  piece: ZipPiece
  note: PieceNote
}

export async function writePiece(
  item: ItemOf<'events'> | ItemOf<'rows'> | ItemOf<'files'>,
  world: PieceWorld,
): Promise<Written> {
  switch (item.kind) {
    case 'events':
      return linesPiece(world, 'events', `events/${partNumber(item.number)}.jsonl`, await eventsOf(item, world))
    case 'rows':
      return linesPiece(world, 'rows', `rows/${rowFile(item)}.jsonl`, await rowsOf(item, world))
    case 'files':
      return filesPiece(item, world)
  }
}

const eventsOf = (item: ItemOf<'events'>, { db, space, secrets }: PieceWorld) => eventLines(db, space, item, secrets)

/** Most kinds need one file only. */
const rowFile = ({ name, number }: ItemOf<'rows'>) => (number === 1 ? name : `${name}-${partNumber(number)}`)

async function rowsOf({ name, after, to }: ItemOf<'rows'>, { sources, context, db, space, only }: PieceWorld) {
  const source = sources.find((one) => one.name === name)
  return source ? source.read(context, db, { space, after, to, ...(only ? { only } : {}) }) : []
}

async function linesPiece(
  { at }: PieceWorld,
  kind: Part['kind'],
  path: string,
  rows: readonly unknown[],
): Promise<Written> {
  const piece = new ZipPiece(at)
  const parts = [await addLines(piece, kind, path, rows)]
  return { piece, note: { bytes: piece.size, entries: piece.entries, parts, files: { count: 0, bytes: 0 } } }
}

async function addLines(piece: ZipPiece, kind: Part['kind'], path: string, rows: readonly unknown[]): Promise<Part> {
  const text = jsonLines(rows)
  await piece.add(path, text)
  const bytes = utf8(text)
  return { path, kind, count: rows.length, bytes: bytes.length, sha256: await sha256(bytes) }
}

async function filesPiece({ prefix, after, to, number }: ItemOf<'files'>, world: PieceWorld): Promise<Written> {
  const objects = await storedBetween(world.env.FILES, { prefix, after, to })
  const folder = prefix.endsWith('/recipe/') ? 'recipes' : 'uploads'
  return keysPiece(
    world,
    objects.map(({ key }) => key),
    `files/${folder}-${partNumber(number)}.jsonl`,
  )
}

/** Stored files, with a table of what they are. */
export async function keysPiece(world: PieceWorld, keys: readonly string[], table: string): Promise<Written> {
  const { env, db, space, at } = world
  const piece = new ZipPiece(at)
  const names = await fileNames(db, space, keys)
  const lines: FileLine[] = []
  let total = 0
  for (const key of keys) {
    const stored = await env.FILES.get(key)
    const path = names.get(key)
    // It was purged since it was listed.
    if (!stored || path === undefined) continue
    const bytes = new Uint8Array(await stored.arrayBuffer())
    await piece.add(path, bytes)
    total += bytes.length
    const type = stored.httpMetadata?.contentType ?? 'application/octet-stream'
    lines.push({ path, key, type, bytes: bytes.length, sha256: await sha256(bytes) })
  }
  const part = await addLines(piece, 'files', table, lines)
  const files = { count: lines.length, bytes: total }
  return { piece, note: { bytes: piece.size, entries: piece.entries, parts: [part], files } }
}

async function storedBetween(
  files: R2Bucket,
  { prefix, after, to }: { prefix: string; after: string; to: string },
): Promise<R2Object[]> {
  const found: R2Object[] = []
  let startAfter = after
  for (;;) {
    const page = await files.list({ prefix, ...(startAfter ? { startAfter } : {}) })
    found.push(...page.objects.filter((object) => isOriginal(object) && object.key <= to))
    const last = page.objects.at(-1)?.key
    if (!page.truncated || last === undefined || last >= to) return found
    startAfter = last
  }
}
