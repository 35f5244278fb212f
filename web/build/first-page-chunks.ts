import { resolve } from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const files = ['start', 'frame'] as const
type File = (typeof files)[number]

/**
 * Groups of modules that go into one file each, for those that a first visit needs. Left alone, the bundler makes a file of
 * every group of modules that two pages share, two dozen for the first page, and compression loses 5 KB by it. `frame` is
 * what its `load-….ts` load for whoever has a session, and `start` what it runs at once, with what the
 * frame has in common with the routes that greet those who have none, `outside`. What only later pages need is in no group.
 */
export function firstPageChunks({ main, outside }: { main: string; outside: readonly string[] }) {
  let placed: ReadonlyMap<string, File> | undefined
  return files.map((file, index) => ({
    name: (id: string, graph: Graph): string | null => {
      placed ??= assignChunks(
        resolve(main),
        outside.map((route) => resolve(route)),
        graph,
      )
      return placed.get(id) === file ? file : null
    },
    // A group takes along what its modules import, so the earlier ones must have theirs before.
    priority: files.length - index,
  }))
}

function assignChunks(main: string, outside: readonly string[], graph: Graph): ReadonlyMap<string, File> {
  const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const reachable = (roots: Iterable<string>) => {
    const found = new Set(roots)
    // A set goes on to what is added while it is walked.
    for (const id of found) for (const next of imported(id)) found.add(next)
    return found
  }
  const opening = (ids: readonly string[]) =>
    reachable(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))

  const start = reachable([main])
  const signedIn = opening([...start].filter((id) => /\/load-[a-z-]+\.ts$/.test(id)))
  const signedOut = opening(outside)
  return new Map([...signedIn, ...start].map((id) => [id, start.has(id) || signedOut.has(id) ? 'start' : 'frame']))
}
