import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { dynamicImports, everReachable, type Graph, reachable } from './reach.ts'

/** Part of the pages that must need a module so that all may take it: about a quarter. */
const common = 0.24
/** More than there are pages. */
const most = 80

/**
 * Groups of modules that go into one file each: those that the same pages need, and those that a quarter of all pages need.
 * The bundler alone also tells apart what menus and dialogs load later, by which a page comes in 70 files, most of them
 * smaller than a kilobyte, between which compression finds nothing to share: as one file, the recipe's would be 16 KB less.
 * What the shell loads later counts as one more page, as it is loaded on each: it must not bring parts of others along.
 * What more pages need has the earlier group, as it is imported by what fewer need.
 */
export function pageChunks(main: string) {
  let placed: ReadonlyMap<string, { file: string; pages: number }> | undefined
  return Array.from({ length: most }, (_, index) => ({
    debugName: `parts of ${most - index} pages`,
    name: (id: string, graph: Graph): string | null => {
      placed ??= assignChunks(resolve(main), graph)
      const place = placed.get(id)
      return place?.pages === most - index ? place.file : null
    },
  }))
}

function assignChunks(main: string, graph: Graph) {
  const start = reachable([main], graph)
  const pages = new Set(dynamicImports(start, graph).filter((id) => id.includes('?tsr-split')))
  const needing = new Map<string, string[]>()
  const note = (page: string, ids: Iterable<string>) => {
    for (const id of ids) needing.set(id, [...(needing.get(id) ?? []), page])
  }
  for (const page of pages) note(page, reachable([page], graph))
  note('shell', everReachable([main], pages, graph))
  return new Map(
    // What only the shell loads stays as the bundler has it.
    [...needing]
      .filter(([, by]) => by[0] !== 'shell')
      .map(([id, by]) => {
        const isCommon = by.length >= pages.size * common
        const file = isCommon ? 'common-parts' : `parts-${nameOf(by)}`
        return [id, { file, pages: isCommon ? most : by.length }]
      }),
  )
}

/** A short name of a set of pages, the same in each build. */
const nameOf = (pages: readonly string[]) =>
  createHash('sha256')
    .update(
      pages
        .map((page) => page.replace(/^.*\/routes\//, ''))
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 6)
