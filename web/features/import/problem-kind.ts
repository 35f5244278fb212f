import { ApiError } from '#web/lib/api/api-error.ts'

export type ProblemKind =
  | 'nothingFound'
  | 'refused'
  | 'unreachable'
  | 'tooLarge'
  | 'address'
  | 'tooOften'
  | 'gone'
  | 'offline'
  | 'ai'
  | 'other'

const kinds = new Map<string, ProblemKind>(
  Object.entries({
    'import.no_recipe': 'nothingFound',
    'import.content_type': 'nothingFound',
    'import.page_refused': 'refused',
    'import.timeout': 'unreachable',
    'import.unreachable': 'unreachable',
    'import.too_many_redirects': 'unreachable',
    'import.too_large': 'tooLarge',
    'request.too_large': 'tooLarge',
    'import.invalid_url': 'address',
    'import.scheme': 'address',
    'import.userinfo': 'address',
    'import.port': 'address',
    'import.address_literal': 'address',
    'import.private_name': 'address',
    // A page from the bookmarklet can be taken only once.
    'import.nothing_to_do': 'gone',
  }),
)

/** Addresses where the recipe of a page may stand, if it has none itself. */
export function elsewhereOf(error: unknown): string[] {
  const body = error instanceof ApiError ? error.body : null
  const found = typeof body === 'object' && body !== null && 'elsewhere' in body ? body.elsewhere : null
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Whether the server did not get to read what it was asked for. */
export const isOutOfReach = (kind: ProblemKind): boolean =>
  kind === 'offline' || kind === 'tooOften' || kind === 'other'

export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other'
  if (error.code?.startsWith('ai.')) return 'ai'
  return error.status === 429 ? 'tooOften' : problemKindOf(error.code)
}

export const problemKindOf = (code: string | null | undefined): ProblemKind => kinds.get(code ?? '') ?? 'other'
