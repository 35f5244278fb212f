import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type Manifest } from '../format/manifest.contract.ts'
import { ZipPiece } from './zip-piece.ts'
import { closeZip, pieceNotes } from './close-zip.ts'
import type { PieceWorld } from './write-piece.ts'

interface Ending {
  job: number
  /** Pieces before this one. */
  pieces: number
  last: number
  title: string
}

export interface ArchiveFacts {
  bytes: number
  events: number
  rows: number
  files: number
}

/** The last piece: what is in the archive, and the directory of the zip. From then on it can be fetched. */
export async function writeEnd(world: PieceWorld, { job, pieces, last, title }: Ending): Promise<ArchiveFacts> {
  const { env, space, at } = world
  const zip = { files: env.FILES, space, job, pieces }
  const notes = await pieceNotes(zip)
  const piece = new ZipPiece(at)
  const about = await aboutSpace(world)
  const parts = notes.flatMap((note) => note.parts)
  const linesOf = (kind: string) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { count }) => sum + count, 0)
  const files = {
    count: notes.reduce((sum, note) => sum + note.files.count, 0),
    bytes: notes.reduce((sum, note) => sum + note.files.bytes, 0),
  }
  const said: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    made_at: at,
    ...about,
    log: { last, events: linesOf('events') },
    files,
    parts,
  }
  await piece.add('manifest.json', `${JSON.stringify(said, null, 2)}\n`)
  await piece.add('README.txt', readMe(title))
  const bytes = await closeZip(zip, notes, piece)
  return { bytes, events: linesOf('events'), rows: linesOf('rows'), files: files.count }
}

const readMe = (title: string) => `${title}

manifest.json     what is in here, how much, and a checksum of each part
rows/             everything that there is, a line of JSON for each row
events/           everything that ever happened, in its order
files/            pictures and documents, and a table of where each belongs
`

/** The space itself, its people, and which ids were given, none of which is in its log. */
async function aboutSpace({
  context,
  db,
  space,
}: PieceWorld): Promise<Pick<Manifest, 'space' | 'people' | 'households' | 'sequences'>> {
  const { own, households } = await context.directory.read({
    own: query<{ name: string; settings: Record<string, unknown> }>(
      sql`SELECT name, settings FROM space WHERE space_id = ${space}`,
      { json: ['settings'] },
    ),
    households: query<{ id: number; name: string; is_deleted: boolean }>(
      sql`SELECT id, name, deleted_with IS NOT NULL AS is_deleted FROM household WHERE space_id = ${space} ORDER BY id`,
      { bool: ['is_deleted'] },
    ),
  })
  const { members, sequences } = await db.read({
    members: query<{ id: number; name: string; is_member: boolean }>(
      sql`SELECT user_id AS id, display_name AS name, NOT gone AS is_member FROM member WHERE space_id = ${space} ORDER BY user_id`,
      { bool: ['is_member'] },
    ),
    sequences: query<{ name: string; value: number }>(sql`SELECT name, value FROM sequence WHERE space_id = ${space}`),
  })
  const present = members.filter(({ is_member }) => is_member).map(({ id }) => id)
  const { mails } = await context.directory.read({
    mails: query<{ id: number; email: string }>(
      sql`SELECT id, email FROM user WHERE id IN (SELECT value FROM ${jsonEach(present)})`,
    ),
  })
  const mailOf = new Map(mails.map(({ id, email }) => [id, email]))
  const [row] = own
  return {
    space: { id: space, name: row?.name ?? '', settings: row?.settings ?? {} },
    people: members.map((person) => ({ ...person, mail: mailOf.get(person.id) ?? null })),
    households,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
  }
}
