import { api, type ApiResponse, send } from '#web/lib/api/api.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { bookEndpoint, bookEntryEndpoint } from './book.rows.ts'
import { invalidateBooks } from './books.queries.ts'
import { rememberBooks } from './last-books.ts'

export interface BookChanges {
  into: readonly { id: number; name: string }[]
  /** Titles of books that do not exist yet. */
  named: readonly string[]
  /** Entries by id, with the titles of their books. */
  outOf: readonly { id: number; name: string }[]
}

type Done = Record<Step['what'], readonly string[]>

interface Step {
  what: 'made' | 'into' | 'outOf'
  book: string
  call: () => Promise<ApiResponse<unknown>>
}

/** `said` words what was done to which books. It is taken back as one, and so is what was done before a failure. */
export async function changeBooks(recipes: readonly number[], changes: BookChanges, said: (done: Done) => string) {
  try {
    await forEachThing(
      stepsOf(recipes, changes),
      ({ call }) => call(),
      (steps) => {
        const booksOf = (what: Step['what']) => [
          ...new Set(steps.flatMap((step) => (step.what === what ? step.book : []))),
        ]
        return said({ made: booksOf('made'), into: booksOf('into'), outOf: booksOf('outOf') })
      },
    )
  } finally {
    void invalidateBooks()
  }
}

function stepsOf(recipes: readonly number[], { into, named, outOf }: BookChanges): Step[] {
  const put = (book: string, idOf: () => number): Step[] =>
    portionsOf(recipes).map((some) => ({
      what: 'into',
      book,
      call: async () => {
        const answer = await send('POST', `/api/recipe-book/${idOf()}/recipes/`, { body: { recipes: some } })
        rememberBooks([idOf()])
        return answer
      },
    }))
  const make = (name: string): Step[] => {
    let id = 0
    const call = async () => {
      const answer = await api(bookEndpoint).create({ name })
      id = answer.data.id
      return answer
    }
    return [{ what: 'made', book: name, call }, ...put(name, () => id)]
  }
  return [
    ...named.flatMap(make),
    ...into.flatMap(({ id, name }) => put(name, () => id)),
    ...outOf.map(({ id, name }): Step => ({
      what: 'outOf',
      book: name,
      call: () => api(bookEntryEndpoint).destroy(id),
    })),
  ]
}

/** As many as one call takes. */
const recipesPerCall = 1000

const portionsOf = (recipes: readonly number[]) =>
  Array.from({ length: Math.ceil(recipes.length / recipesPerCall) }, (_, at) =>
    recipes.slice(at * recipesPerCall, (at + 1) * recipesPerCall),
  )
