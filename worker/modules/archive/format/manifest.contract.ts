import * as z from 'zod'

const count = z.int().min(0)
const instant = z.iso.datetime()
const number = z.int().min(-1e15).max(1e9)
const sha256 = z.string().regex(/^[\da-f]{64}$/)

export const ARCHIVE_FORMAT = 'larder-archive'
export const ARCHIVE_VERSION = 1

/** A file of an archive that is not somebody's picture or document. */
const part = z.object({
  path: z.string().max(200),
  kind: z.enum(['events', 'rows', 'files']),
  /** Its lines. */
  count,
  bytes: count,
  sha256,
})

export const manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  made_at: instant,
  space: z.object({ id: count, name: z.string().max(128), settings: z.record(z.string(), z.unknown()) }),
  /** The log up to this number, and how many events that are. */
  log: z.object({ last: count, events: count }),
  people: z
    .array(
      z.object({ id: number, name: z.string().max(512), mail: z.string().max(320).nullable(), is_member: z.boolean() }),
    )
    .max(20_000),
  households: z.array(z.object({ id: count, name: z.string().max(128), is_deleted: z.boolean() })).max(1_000),
  /** The last id that was given, by kind. */
  sequences: z.record(z.string().max(64), z.int().min(0).max(1e15)),
  files: z.object({ count, bytes: count }),
  parts: z.array(part).max(20_000),
})

export type Manifest = z.output<typeof manifest>
export type Part = z.output<typeof part>

/** A line of `events/NNNN.jsonl`. `data` is null for what was purged. */
export const eventLine = z.object({
  n: count,
  stream: z.string().regex(/^[a-z][a-z-]{0,40}(?::[\w-]{1,40})?$/),
  version: z.int().min(1).max(1e9),
  type: z.string().regex(/^[a-z][a-z-]{0,40}\.[a-z_]{1,40}$/),
  at: instant,
  by: z.object({
    user: number.nullable(),
    client: z.string().max(120).exactOptional(),
    system: z.string().max(64).exactOptional(),
    command: z.string().max(64).exactOptional(),
  }),
  data: z.unknown(),
})
export type EventLine = z.output<typeof eventLine>

/** A line of `files/NNNN.jsonl`: what is stored under which name, and where it lies in the archive. */
export const fileLine = z.object({
  path: z.string().max(400),
  key: z.string().regex(/^\d{1,10}\/(?:recipe\/\d{1,15}|file)\/[\w-]{1,80}\.[a-z\d]{1,5}$/),
  type: z.string().max(100),
  bytes: count,
  sha256,
})
export type FileLine = z.output<typeof fileLine>
