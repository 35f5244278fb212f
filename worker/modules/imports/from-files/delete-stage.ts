/**
 * Deletes what was staged for a job, but pictures at positions whose recipe is saved: their reactor takes them, and
 * deletes them itself.
 */
export async function deleteStage(files: R2Bucket, stage: string, saved: ReadonlySet<number>): Promise<void> {
  const isTaken = (key: string) => saved.has(Number(/\/picture\/(\d+)\.0$/.exec(key)?.[1] ?? NaN))
  let cursor: string | undefined
  do {
    const page: R2Objects = await files.list({ prefix: `${stage}/`, ...(cursor === undefined ? {} : { cursor }) })
    const keys = page.objects.map(({ key }) => key).filter((key) => !isTaken(key))
    if (keys.length > 0) await files.delete(keys)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}
