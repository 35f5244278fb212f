import type { Upload } from '#worker/modules/imports/upload/upload.contract.ts'
import type { FoundDetails, FoundItem, ImportJob } from '#web/features/import/files/import-job.rows.ts'

export const jobOf = (more: Partial<ImportJob> = {}): ImportJob => ({
  id: 7,
  kind: 'import-files',
  name: 'recipes.paprikarecipes',
  state: 'ready',
  created_by: 1,
  created_at: '2026-01-01T10:00:00Z',
  updated_at: '2026-01-01T10:00:00Z',
  details: { app: 'PAPRIKA', title: 'Paprika' },
  choices: {},
  total: 0,
  waiting: 0,
  done: 0,
  known: 0,
  failed: 0,
  code: null,
  msg: '',
  ...more,
})

export const itemOf = (
  position: number,
  details: Partial<FoundDetails> = {},
  more: Partial<FoundItem> = {},
): FoundItem => ({
  position,
  name: `Recipe ${position}`,
  state: 'waiting',
  details: { kind: 'recipe', ingredients: 2, steps: 1, pictures: 0, warnings: [], notes: [], ...details },
  result: null,
  code: null,
  msg: '',
  updated_at: '',
  ...more,
})

/** The server's uploads, in parts of four bytes. `isReached` says whether a call of that number has an answer. */
export function uploadServer(isReached: (call: number) => boolean = () => true) {
  const uploads: Upload[] = []
  const calls: string[] = []
  const answer = (method: string, path: string, body: unknown): Response | undefined => {
    const [, id, part] = /uploads\/(?:(\d+)\/)?(?:(\d+)\/)?$/.exec(path) ?? []
    if (!path.startsWith('/api/import-files/uploads/')) return undefined
    calls.push(`${method} ${[id, part].filter(Boolean).join(' ')}`.trim())
    if (method === 'POST') {
      const { name, size } = body as { name: string; size: number } // What `sendFile` sends.
      uploads.push({ id: uploads.length + 1, name, size, part_size: 4, received: [], created_at: '' })
      return Response.json(uploads.at(-1), { status: 201 })
    }
    const upload = uploads[Number(id) - 1]
    if (!upload) return Response.json({ detail: 'Not found.' }, { status: 404 })
    if (method === 'PUT') upload.received = [...upload.received, Number(part)]
    // The part is there, and its answer is lost.
    if (!isReached(calls.length)) throw new TypeError('Failed to fetch')
    return Response.json(upload)
  }
  return { answer, calls, uploads }
}
