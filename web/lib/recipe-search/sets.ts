const kinds = ['foods', 'keywords', 'books', 'units'] as const
export type Kind = (typeof kinds)[number]

export const ways = ['all', 'any', 'none', 'notAll'] as const
export type Way = (typeof ways)[number]

/** Names in the address of the search. `keywords`, `foods` and `without` are older than the others. */
export const setNames = {
  foods: { all: 'foods', any: 'foodsAny', none: 'without', notAll: 'foodsNotAll' },
  keywords: { all: 'keywordsAll', any: 'keywords', none: 'keywordsNot', notAll: 'keywordsNotAll' },
  books: { all: 'booksAll', any: 'books', none: 'booksNot', notAll: 'booksNotAll' },
  units: { all: 'unitsAll', any: 'units', none: 'unitsNot', notAll: 'unitsNotAll' },
} as const satisfies Record<Kind, Record<Way, string>>

export type SetName = (typeof setNames)[Kind][Way]

/** Endings of the names in the API. */
export const wayEndings = { all: '_and', any: '', none: '_or_not', notAll: '_and_not' } as const satisfies Record<
  Way,
  string
>

export const everySet = kinds.flatMap((kind) => ways.map((way) => ({ kind, way, name: setNames[kind][way] })))
