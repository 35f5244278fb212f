import type { ArchiveExporter, ExportSelection, RecipeNames } from '../exporter.ts'
import { fileName } from './file-name.ts'

/** Names that differ by more than their case, since some systems do not tell that apart. */
export function recipeNames(
  heads: ExportSelection['heads'],
  nameOf: ArchiveExporter['nameOf'] = fileName,
): RecipeNames {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const names = new Map<number, string>()
  for (const { id, name } of heads) {
    const wanted = nameOf(name)
    let found = wanted
    while (taken.has(foldedName(found))) {
      const count = (counts.get(foldedName(wanted)) ?? 1) + 1
      counts.set(foldedName(wanted), count)
      found = nameOf(`${wanted} (${count})`)
    }
    taken.add(foldedName(found))
    names.set(id, found)
  }
  return names
}

const foldedName = (name: string): string => name.normalize('NFKD').toLowerCase()
