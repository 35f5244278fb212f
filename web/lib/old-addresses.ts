import { fromApiFilters } from './recipe-search/from-api-filters.ts'
import type { RecipeSearch } from './recipe-search/recipe-search.ts'

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
  [/^\/(?:settings|recipe|data)\/export$/, page('/export')],
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

/** `foodsAndNot` there is `foods_and_not` in the API. */
function searchFrom(query: URLSearchParams): RecipeSearch {
  const texts = [...query.keys()].map((name) => [
    name === 'q' ? 'query' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    query.getAll(name),
  ])
  return fromApiFilters(Object.fromEntries(texts))
}
