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
    // What a bookmarklet left is taken once.
    'import.nothing_to_do': 'gone',
  }),
)

/** What went wrong with an import, as far as people can do something about it. */
export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other'
  return error.status === 429 ? 'tooOften' : problemKindOf(error.code)
}

/** What a code of a refusal means to people. */
export const problemKindOf = (code: string | null | undefined): ProblemKind => kinds.get(code ?? '') ?? 'other'
