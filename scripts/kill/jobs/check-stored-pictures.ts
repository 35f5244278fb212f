import type { DiskState } from '../read-disk-state.ts'

/** Each picture is stored once, under the name that its recipe says, and nothing of a job is left. */
export function checkStoredPictures({ storedFiles, namedFiles, missingFiles }: DiskState): string[] {
  const originals = storedFiles.filter((key) => !key.includes('@'))
  const ownerOf = (key: string) => key.slice(0, key.lastIndexOf('/'))
  return [
    ...missingFiles.map((key) => `${key} is named by a row but not stored`),
    ...originals
      .filter((key) => /\/(?:job|upload|archive)\//.test(key))
      .map((key) => `${key} of a job is still stored`),
    ...originals
      .filter((key) => key.includes('/recipe/') && !namedFiles.has(key))
      .map((key) => `${key} is stored for no recipe`),
    ...[
      ...Map.groupBy(
        originals.filter((key) => key.includes('/recipe/')),
        ownerOf,
      ),
    ]
      .filter(([, keys]) => keys.length > 1)
      .map(([owner, keys]) => `${owner} has ${keys.length} pictures`),
  ]
}
