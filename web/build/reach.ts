export interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The modules that `roots` need before they run, and themselves. */
export function reachable(roots: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const found = new Set(roots)
  // A set goes on to what is added while it is walked.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** The modules that `roots` need before they run or load later, and themselves, but for `without`. */
export function everReachable(
  roots: Iterable<string>,
  without: ReadonlySet<string>,
  graph: Graph,
): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!without.has(next)) found.add(next)
  }
  return found
}

/** What `ids` load with `import()`. */
export const dynamicImports = (ids: Iterable<string>, graph: Graph): string[] =>
  [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
