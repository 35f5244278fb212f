import { resolve } from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Groups of modules that go into one file each, for those that a first visit needs. Left alone, the bundler makes a file of
 * every group of modules that two pages share, two dozen for the first page, and compression loses 5 KB by it. `files` name
 * their roots, the earlier first; a root brings everything it imports, except what is imported only when it is wanted.
 * What only later pages need is in no group.
 */
export function firstPageChunks(files: Readonly<Record<string, readonly string[]>>) {
  let placed: ReadonlyMap<string, string> | undefined
  const names = Object.keys(files)
  return names.map((file, index) => ({
    name: (id: string, graph: Graph): string | null => {
      placed ??= assignChunks(files, graph)
      return placed.get(id) === file ? file : null
    },
    // A group takes along what its modules import, so the earlier ones must have theirs before.
    priority: names.length - index,
  }))
}

function assignChunks(files: Readonly<Record<string, readonly string[]>>, graph: Graph): ReadonlyMap<string, string> {
  const placed = new Map<string, string>()
  for (const [file, roots] of Object.entries(files)) {
    for (const id of reachable(roots, graph)) if (!placed.has(id)) placed.set(id, file)
  }
  return placed
}

function reachable(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(roots.map((root) => resolve(root)))
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
