import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'

export const bytesUsed = (space: number, exceptFile: number | null = null) =>
  query<{ bytes: number }>(sql`SELECT coalesce(sum(size), 0) AS bytes FROM user_file
    WHERE space_id = ${space} AND deleted_with IS NULL AND id IS NOT ${exceptFile}`)

const MB = 1_000_000

export function refuseBeyondLimit(context: Context, file: File, [used]: readonly { bytes: number }[]): void {
  const most = settingsOf(membershipOf(context).settings).max_file_storage_mb
  if (most < 0) throw invalid({ file: ['This space takes no files.'] }, 'user-file.uploads_disabled')
  const left = most * MB - (used?.bytes ?? 0)
  if (most === 0 || file.size <= left) return
  const sentence = `The space has ${(Math.max(0, left) / MB).toFixed(1)} of ${most} MB left for files.`
  throw invalid({ file: [sentence] }, 'user-file.storage_full')
}
