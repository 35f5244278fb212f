import type { Append } from '#worker/kernel/log/commit.ts'
import { mayBeRecipe, recipeNameOf } from './file-kinds.ts'
import type { KnownExternal, KnownImport } from './known-files.ts'
import type { ListedFile, ListedState } from './listed-files.ts'
import { pagesOver } from './saved-pages.ts'

interface Known {
  imports: readonly KnownImport[]
  externals: readonly KnownExternal[]
  recipes: readonly { path: string }[]
  /** Saved pages that files of these may be parts of. */
  pages: readonly { path: string }[]
}

interface Compared {
  appends: Append[]
  states: (readonly [path: string, state: ListedState])[]
}

type Remembered = Pick<KnownImport, 'file_path' | 'file_uid' | 'file_etag' | 'file_size' | 'is_gone'>

/**
 * What follows from files that are there. A file is the one that is known by its id; without ids by its path, or, where
 * nothing lies at its path any more, by the same content and length. Each known one stands for one file.
 */
export function compareFiles(
  files: readonly ListedFile[],
  known: Known,
  { storage, nextId }: { storage: number; nextId: () => number },
): Compared {
  const found: Compared = { appends: [], states: [] }
  const taken = new Set<Remembered>()
  const paths = new Set(known.recipes.map(({ path }) => path))
  const pages = new Set(known.pages.map(({ path }) => path))
  for (const file of files) {
    const free = <K extends Remembered>(all: readonly K[]) =>
      match(
        file,
        all.filter((one) => !taken.has(one)),
      )
    const external = free(known.externals)
    const waiting = external ? undefined : free(known.imports)
    const one = external ?? waiting
    if (one) taken.add(one)
    if (external) found.appends.push(...externalFound(file, external))
    else if (waiting && !waiting.is_over) found.appends.push(...waitingFound(file, waiting))
    found.states.push([
      file.path,
      one ? changeOf(file, one) : paths.has(file.path.toLowerCase()) ? 'known' : newState(file, pages),
    ])
    if (!one && found.states.at(-1)?.[1] === 'new') found.appends.push(newFile(file, storage, nextId()))
  }
  return found
}

function match<K extends Remembered>({ path, uid, etag, size }: ListedFile, all: readonly K[]): K | undefined {
  if (uid !== '') {
    const same = all.find(({ file_uid }) => file_uid === uid)
    if (same) return same
    // Another file may lie at its path by now; what never had an id is told by the path.
    return all.find(({ file_path, file_uid, is_gone }) => file_path === path && (file_uid === '' || !is_gone))
  }
  const there = all.find(({ file_path }) => file_path === path)
  if (there) return there
  if (etag === '' || size === null) return undefined
  return all.find((one) => one.is_gone && one.file_etag === etag && one.file_size === size)
}

function changeOf({ path, etag, size }: ListedFile, known: Remembered): ListedState {
  if (known.file_path !== path) return 'moved'
  const isKnown = known.file_etag !== ''
  return isKnown && (known.file_etag !== etag || known.file_size !== size) ? 'changed' : 'known'
}

const newState = ({ name, path }: ListedFile, pages: ReadonlySet<string>): ListedState =>
  mayBeRecipe(name) && !pagesOver(path).some((page) => pages.has(page)) ? 'new' : 'skipped'

const isSame = ({ path, uid, etag, size }: ListedFile, known: Remembered): boolean =>
  known.file_path === path && known.file_uid === uid && known.file_etag === etag && known.file_size === size

const memory = ({ path, uid, etag, size }: ListedFile) => ({
  file_path: path,
  file_uid: uid,
  file_etag: etag,
  file_size: size,
})

const newFile = (file: ListedFile, storage: number, id: number): Append => ({
  stream: `recipe-import:${id}`,
  expected: 0,
  events: [{ type: 'recipe-import.created', data: { storage, name: recipeNameOf(file.name), ...memory(file), id } }],
})

function waitingFound(file: ListedFile, known: KnownImport): Append[] {
  if (isSame(file, known)) return []
  // A name that somebody gave it stays.
  const wasItsName = known.name === recipeNameOf(known.file_path.slice(known.file_path.lastIndexOf('/') + 1))
  const name = known.file_path !== file.path && wasItsName ? { name: recipeNameOf(file.name) } : {}
  const patch = { ...name, ...memory(file) }
  return [
    {
      stream: `recipe-import:${known.id}`,
      expected: known.version,
      events: [{ type: 'recipe-import.changed', data: { id: known.id, patch } }],
    },
  ]
}

/** The recipe says where its file is, as far as nobody has said something else there. */
function externalFound(file: ListedFile, known: KnownExternal): Append[] {
  const { recipe, version, recipe_version, recipe_path } = known
  if (isSame(file, known) && !known.missing) return []
  const follows = recipe_path === known.file_path && recipe_path !== file.path
  return [
    {
      stream: `external-file:${recipe}`,
      expected: version,
      events: [{ type: 'external-file.found', data: { recipe, ...memory(file) } }],
    },
    ...(follows
      ? [
          {
            stream: `recipe:${recipe}`,
            expected: recipe_version,
            events: [{ type: 'recipe.described', data: { id: recipe, patch: { file_path: file.path } } }],
          },
        ]
      : []),
  ]
}
