/** The server takes no more uploads of one person at a time. */
const maxLoose = 20

/** Files as they are, or all of them in one archive where they are many. */
export async function packFiles(files: readonly File[]): Promise<readonly File[]> {
  if (files.length <= maxLoose) return files
  const { BlobWriter, BlobReader, ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, level: 0 })
  const names = new Set<string>()
  for (const file of files) {
    const path = file.webkitRelativePath || file.name
    // An archive has each name once; files of several folders may share one.
    await zip.add(names.has(path) ? `${names.size}/${path}` : path, new BlobReader(file))
    names.add(path)
  }
  const [first] = files
  return [new File([await zip.close()], `${first?.name ?? ''} +${files.length - 1}.zip`)]
}
