/** Orders by their name in the address, as the API calls them. */
export const sortOrders = {
  best: '-score',
  name: 'name',
  nameDown: '-name',
  newest: '-created_at',
  oldest: 'created_at',
  changed: '-updated_at',
  rating: '-rating',
  ratingUp: 'rating',
  lastcooked: '-lastcooked',
  longago: 'lastcooked',
  favorite: '-times_cooked',
  seldom: 'times_cooked',
  viewed: '-lastviewed',
  unviewed: 'lastviewed',
  random: 'random',
} as const

export type Sort = keyof typeof sortOrders
export const sorts = Object.keys(sortOrders) as Sort[] // The keys of the table above.

/** Before somebody chooses. */
export const usualSort = (search: { q?: string }): Sort => (search.q ? 'best' : 'name')
