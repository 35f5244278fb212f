import { baseName, type SourceFile } from './source-file.ts'

/** Finds files by their base names, as paths inside an archive are other than where they came from. */
export function findNamed(files: readonly SourceFile[]): (name: string) => SourceFile | undefined {
  const byName = new Map<string, SourceFile>()
  for (const file of files) {
    const key = keyOf(file.path)
    if (!byName.has(key)) byName.set(key, file)
  }
  return (name) => byName.get(keyOf(name))
}

const keyOf = (path: string): string => baseName({ path: path.replaceAll('\\', '/').normalize('NFC') }).toLowerCase()
