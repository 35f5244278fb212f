import { now } from '#worker/clock.ts'
import { pathFault } from './path-rule.ts'
import type { Listing, StorageService } from './services/storage-service.ts'

/** More of one folder nobody looks through; the path of another is typed. */
const MAX_FOLDERS = 500
/** So many pieces of a listing are waited for, as files stand between folders. */
const MAX_PIECES = 5
const TIME_MS = 8000

/** The folders right in a folder, by name, for whoever chooses one. `next` goes on where files filled all that was read. */
export async function listFolders(
  service: StorageService,
  { path, cursor }: { path: string; cursor: string | null },
): Promise<Listing & { is_cut: boolean }> {
  const until = Date.parse(now()) + TIME_MS
  const found: Listing['entries'] = []
  let next = cursor
  for (let piece = 0; piece < MAX_PIECES; piece++) {
    const listed = await service.list(path, { cursor: next, deep: false })
    // What no path of ours can say cannot be chosen.
    found.push(...listed.entries.filter((one) => one.isFolder && one.path !== path && pathFault(one.path) === null))
    const isStuck = listed.next === next
    next = isStuck ? null : listed.next
    if (next === null || found.length >= MAX_FOLDERS || Date.parse(now()) > until) break
  }
  const entries = found.toSorted((a, b) => collator.compare(a.name, b.name)).slice(0, MAX_FOLDERS)
  return { entries, next, is_cut: found.length > entries.length }
}

const collator = new Intl.Collator('und', { numeric: true })
