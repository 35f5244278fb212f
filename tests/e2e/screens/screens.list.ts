import { pagesToShow } from '../../../scripts/screens/pages.list.ts'
import type { ApiClient } from '../../../scripts/demo/api-client.ts'
import type { MemberRole } from '../member.make.ts'

/** Members, and who made the space and runs the server. */
export type ScreenRole = MemberRole | 'owner'

export const signedOutPages = ['/login', '/signup', '/forgot-password', '/reset-password', '/reset-password?token=x']

export interface ScreenPlace {
  path: string
  /** Who may open it. */
  for: readonly ScreenRole[]
}

const everybody: readonly ScreenRole[] = ['guest', 'user', 'admin', 'owner']
const writers: readonly ScreenRole[] = ['user', 'admin', 'owner']
const owners: readonly ScreenRole[] = ['owner']

const overlays: Record<string, readonly ScreenRole[]> = {
  '/?open=messages': everybody,
  '/?open=more': everybody,
  '/?open=keys': everybody,
  '/?open=palette': everybody,
  '/?open=waiting': everybody,
  '/recipes?open=filters': everybody,
  '/recipes?minutes=30&cooked=never&open=save': everybody,
  '/shopping?open=view': everybody,
  '/shopping?open=export': everybody,
  '/shopping?open=lists': writers,
  '/shopping?open=newList': writers,
  '/books?open=book': everybody,
  '/list/Food?edit=new': writers,
  '/list/Food?doubles=true': writers,
  '/list/Unit?open=columns': writers,
  '/plan?open=list': everybody,
  '/plan?open=types': writers,
  '/plan?open=add': everybody,
  '/settings/people?open=invite': owners,
  '/settings/people?open=new-household': owners,
  '/settings/space?open=delete-space': owners,
}

const overRecipe: Record<string, readonly ScreenRole[]> = {
  plan: writers,
  shopping: writers,
  share: writers,
  print: everybody,
  cooked: writers,
  books: everybody,
  duplicate: writers,
  delete: writers,
}

/** Editors with sections of their own; guests do not see these. */
async function editorsOf(client: ApiClient): Promise<(readonly [string, readonly ScreenRole[]])[]> {
  const kinds = { Food: 'food', Supermarket: 'supermarket' }
  const rows = Object.entries(kinds).map(async ([kind, resource]) => {
    const { results } = await client.get<{ results: { id: number }[] }>(`/api/${resource}/?page_size=1`)
    return results.map(({ id }) => [`/list/${kind}?edit=${id}`, writers] as const)
  })
  return (await Promise.all(rows)).flat()
}

/** Every page and dialog of the demo that somebody with a session can open. */
export async function screensOf(client: ApiClient): Promise<ScreenPlace[]> {
  const pages = await pagesToShow(client)
  const paths = pages.map(({ path }) => path).filter((path) => !signedOutPages.includes(path))
  const recipe = paths.find((path) => /^\/recipe\/\d+$/.test(path))
  const book = paths.find((path) => isBook(path) && !path.endsWith('/print'))
  const aboutBook = ['page=1', 'open=about', 'open=delete'].map((search) => [`${book}?${search}`, owners] as const)
  // With itself, as the demo's other recipes are not listed here.
  const compare = `compare-${recipe?.replace(/\D+/, '')}`
  const dialogs = Object.entries({ ...overRecipe, [compare]: everybody }).map(
    ([name, roles]) => [`${recipe}?open=${name}`, roles] as const,
  )
  return [
    ...paths.map((path) => ({ path, for: path === '/operator' || isBook(path) ? owners : everybody })),
    ...[...Object.entries(overlays), ...dialogs, ...aboutBook, ...(await editorsOf(client))].map(([path, roles]) => ({
      path,
      for: roles,
    })),
  ]
}

/** Whoever made it reads it, and those it is shared with. */
const isBook = (path: string) => /^\/book\/\d+(?:\/print)?$/.test(path)
