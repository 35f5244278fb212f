import { joinPath } from '#worker/modules/storages/services/service-path.ts'

/** Where the copy of an archive lies; the same when it is written again. */
export const copyPath = (folder: string, { id, created_at }: { id: number; created_at: string }): string =>
  joinPath(folder, `larder-${created_at.slice(0, 10)}-${id}.zip`)
