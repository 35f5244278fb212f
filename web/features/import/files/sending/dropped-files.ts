/** What was dropped, with what lies in folders. Read the items at once: they are gone after the event. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (entries.every((entry) => !entry?.isDirectory)) return [...files]
  return (await Promise.all(entries.flatMap((entry) => (entry ? [filesOf(entry)] : [])))).flat()
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const all: File[] = []
  for (;;) {
    // It answers a hundred at most at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    for (const child of some) all.push(...(await filesOf(child)))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
