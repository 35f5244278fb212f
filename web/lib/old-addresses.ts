export interface Address {
  to: string
  search?: Record<string, unknown>
  hash?: string
}

type Found = (match: readonly string[], query: URLSearchParams) => Address

const page =
  (to: string, search?: Record<string, unknown>): Found =>
  () =>
    search ? { to, search } : { to }

/** Addresses of other applications of this kind, which notes, bookmarks and feeds hold. The first that matches counts. */
const oldAddresses: readonly (readonly [RegExp, Found])[] = [
  [/^\/mealplan$|^\/plan\/.+/, page('/plan')],
  [/^\/(?:advanced-)?search$/, (_, query) => ({ to: '/recipes', search: searchFrom(query) })],
  [/^\/view\/recipe\/(\d+)$/, ([, id]) => ({ to: `/recipe/${id}` })],
  [/^\/recipe\/import$|^\/data\/import\/url$/, (_, query) => ({ to: '/import', search: Object.fromEntries(query) })],
  [/^\/(?:new\/recipe|edit\/recipe|recipe\/create)$/i, page('/recipe/new')],
  [/^\/edit\/recipe\/(?:[a-z]+\/)?(\d+)$/i, ([, id]) => ({ to: `/recipe/${id}/edit` })],
  [/^\/delete\/recipe\/(\d+)$/i, ([, id]) => ({ to: `/recipe/${id}` })],
  [/^\/edit\/(\w+)$/, ([, model]) => ({ to: `/list/${model}`, search: { edit: 'new' } })],
  [/^\/edit\/(\w+)\/(\d+)$/, ([, model, id]) => ({ to: `/list/${model}`, search: { edit: Number(id) } })],
  [
    /^\/delete\/(\w+)\/(\d+)$/,
    ([, model, id]) => ({ to: `/list/${model}`, search: { edit: Number(id), ask: 'delete' } }),
  ],
  [/^\/(?:list|edit|delete)$/, page('/database')],
  [/^\/open-data(?:\/.*)?$/, () => ({ to: '/database', hash: 'open-data' })],
  [/^\/book(?:\/create)?$|^\/books\/.+/, page('/books')],
  [/^\/ingredient-editor$/, page('/list/Ingredient')],
  [/^\/property-editor$/, page('/list/PropertyType')],
  [/^\/settings\/cosmetic$/, page('/settings/appearance')],
  [/^\/settings\/meal-plan$/, page('/settings/plan')],
  [/^\/settings\/api$/, page('/settings/tokens')],
  [/^\/space-settings$/, page('/settings/space')],
  [/^\/settings\/.+/, page('/settings')],
  [/^\/accounts\/(login|signup)$/, ([, name]) => ({ to: `/${name}` })],
  [/^\/(?:household-setup|space-setup)$/, page('/welcome')],
  [/^\/test$/, page('/')],
]

/** Undefined for an address that no such application has. */
export function newAddress(path: string, query: string): Address | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [pattern, found] of oldAddresses) {
    const match = pattern.exec(plain)
    if (match) return found(match, new URLSearchParams(query))
  }
  return undefined
}

const sorts = new Map(
  Object.entries({
    random: 'random',
    name: 'name',
    '-score': 'best',
    '-created_at': 'newest',
    '-rating': 'rating',
    '-lastcooked': 'lastcooked',
    lastcooked: 'longago',
    '-times_cooked': 'favorite',
  }),
)

/** Keeps what the search has as well; the rest of the filters is dropped. */
function searchFrom(query: URLSearchParams): Record<string, unknown> {
  const ids = (...names: string[]) =>
    names
      .flatMap((name) => query.getAll(name))
      .flatMap((value) => value.match(/\d+/g) ?? [])
      .map(Number)
  const given = {
    q: query.get('query') ?? query.get('q') ?? '',
    keywords: ids('keywords', 'keywordsAnd'),
    every: query.has('keywordsAnd'),
    foods: ids('foods', 'foodsAnd'),
    without: ids('foodsOrNot', 'foodsAndNot'),
    stars: ids('ratingGte', 'rating')[0],
    cooked: query.get('timescooked') === '0' ? 'never' : query.has('timescookedGte') ? 'yes' : '',
    sort: sorts.get(query.get('sortOrder') ?? ''),
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  )
}
