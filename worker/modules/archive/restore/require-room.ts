import { sql } from 'drizzle-orm'
import { JobFailure } from '#worker/kernel/jobs/job-kind.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { initialSettings } from '#worker/modules/spaces/initial-settings.ts'
import { type FileLine, fileLine, type Manifest } from '../format/manifest.contract.ts'
import type { OpenedArchive } from './opened-archive.ts'

const MAX_SPACES = 100
const MAX_EVENTS = 2_000_000
const MAX_LOG_BYTES = 2_000_000_000
/** What an archive holds at most. */
const MAX_FILE_BYTES = 4_000_000_000
const MB = 1_000_000

/** Pictures of recipes take nothing from the room for files. */
const isUpload = ({ key }: FileLine): boolean => !key.includes('/recipe/')

const noRoom = (sentence: string) => new JobFailure('archive.no_room', sentence)

/** Each file and part is later held to the bytes that were counted here. */
export async function requireRoom(context: Context, archive: OpenedArchive, { log, parts }: Manifest): Promise<void> {
  const { mine } = await context.directory.read({
    mine: query<{ n: number }>(
      sql`SELECT count(*) AS n FROM space WHERE created_by = ${personOf(context).id} AND deleted_with IS NULL`,
    ),
  })
  if ((mine[0]?.n ?? 0) >= MAX_SPACES) throw noRoom(`Nobody can own more than ${MAX_SPACES} spaces.`)
  const logged = parts.filter(({ kind }) => kind === 'events').reduce((sum, { bytes }) => sum + bytes, 0)
  if (log.events > MAX_EVENTS || logged > MAX_LOG_BYTES) throw noRoom('Its log is larger than a space may be here.')
  const most = initialSettings(context.env).max_file_storage_mb * MB || MAX_FILE_BYTES
  let [all, uploads] = [0, 0]
  for (const part of parts.filter(({ kind }) => kind === 'files'))
    for (const line of await archive.lines(part, fileLine)) {
      all += line.bytes
      if (isUpload(line)) uploads += line.bytes
    }
  if (uploads > most) throw noRoom(needing(uploads, most))
  if (all > MAX_FILE_BYTES) throw noRoom(needing(all, MAX_FILE_BYTES))
}

const needing = (bytes: number, most: number) =>
  `Its files have ${Math.ceil(bytes / MB)} MB, and a space has ${most / MB} MB here.`
