/** Where an archive lies in the file store: under its space, so that it goes with it. */
export const archiveFolder = (space: number, job: number) => `${space}/archive/${job}/`

/** The pieces of the zip in their order; laid one behind the other they are the file. */
export const pieceKey = (space: number, job: number, position: number) =>
  `${archiveFolder(space, job)}${String(position).padStart(6, '0')}.piece`

/** What is in a piece, for the directory at the end of the zip. */
export const noteKey = (space: number, job: number, position: number) =>
  `${archiveFolder(space, job)}${String(position).padStart(6, '0')}.json`

/** The sizes of all pieces; it is there when the archive is whole. */
export const indexKey = (space: number, job: number) => `${archiveFolder(space, job)}index.json`

export async function deleteArchive(files: R2Bucket, space: number, job: number): Promise<void> {
  const prefix = archiveFolder(space, job)
  let page: R2Objects
  do {
    page = await files.list({ prefix })
    if (page.objects.length > 0) await files.delete(page.objects.map(({ key }) => key))
  } while (page.truncated)
}
