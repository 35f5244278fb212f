import { resolve } from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Puts what the first page needs into one file. Left alone, the bundler makes a file of every group of modules that two
 * pages share, two dozen for the first page, and compression loses 5 KB by it. `roots` are the entry and what every page
 * uses. What only later pages need is null and stays with them.
 */
export function firstPage(...roots: readonly string[]) {
  let needed: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    needed ??= reachable(
      roots.map((root) => resolve(root)),
      graph,
    )
    return needed.has(id) ? 'start' : null
  }
}

/** Everything imported from there on, except what is imported only when it is wanted. */
function reachable(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
