import { resolve } from 'node:path'
import { dynamicImports, type Graph, reachable } from './reach.ts'

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
  return files.map((file) => ({
    debugName: file,
    name: (id: string, graph: Graph): string | null => {
      placed ??= assignChunks(
        resolve(main),
        outside.map((route) => resolve(route)),
        graph,
      )
      return placed.get(id) === file ? file : null
    },
  }))
}

function assignChunks(main: string, outside: readonly string[], graph: Graph): ReadonlyMap<string, File> {
  const opening = (ids: Iterable<string>) => reachable(dynamicImports(ids, graph), graph)
  const start = reachable([main], graph)
  const signedIn = opening([...start].filter((id) => /\/load-[a-z-]+\.ts$/.test(id)))
  const signedOut = opening(outside)
  return new Map([...signedIn, ...start].map((id) => [id, start.has(id) || signedOut.has(id) ? 'start' : 'frame']))
}
