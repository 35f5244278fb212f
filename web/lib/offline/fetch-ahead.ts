import { queryClient } from '../api/query-client.ts'
import { transport } from '../api/transport.ts'
import { addDays, today } from '../format/civil-date.ts'
import type { Session } from '../api/session.ts'
import { cookLogPath } from './answer-kept.ts'
import { currentOwner } from './current-owner.ts'
import { keptAnswers, pruneAnswers } from './kept-store.ts'

/** Milliseconds after which a page has all that it needs itself. */
const calm = 6000
const day = 86_400_000
const maxRecipes = 40
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps for a person and space what a feature stores in a form of its own. */
type Keeper = (owner: string) => Promise<void>
const keeper = Promise.withResolvers<Keeper>()
export const registerKeeper = (keep: Keeper) => keeper.resolve(keep)

/** Soon has at hand what will be cooked in these two weeks, and what is open, without a network. */
export function scheduleFetchAhead() {
  clearTimeout(timer)
  timer = setTimeout(() => void fetchAhead().catch(() => undefined), calm)
}

async function fetchAhead() {
  const owner = currentOwner()
  if (owner === undefined || !navigator.onLine || isSaving()) return
  const answers = await keptAnswers(owner)
  const fresh = new Set(answers.filter(({ at }) => Date.now() - at < day).map(({ path }) => path))
  const get = async (path: string) => {
    if (currentOwner() === owner && !fresh.has(path)) await transport.fetch(path, { method: 'GET', headers })
  }
  const [from, to] = [addDays(today(), -7), addDays(today(), 14)]
  const plan = `/api/meal-plan/?from_date=${from}&to_date=${to}&page_size=200`
  for (const path of [plan, ...(isGuest() ? [] : lists)]) await get(path)
  const keep = await keeper.promise
  if (currentOwner() === owner) await keep(owner)
  const planned = (await keptAnswers(owner)).find(({ path }) => path === plan)?.data
  const recipes = [...openRecipes(), ...plannedRecipes(planned)].slice(0, maxRecipes)
  for (const id of new Set(recipes)) await get(`/api/recipe/${id}/`)
  await pruneAnswers(owner)
}

const headers = { accept: 'application/json' }
/** Closed to guests. */
const lists = ['/api/meal-type/?page_size=200', '/api/unit/?page_size=200', cookLogPath]
const isGuest = () => queryClient.getQueryData<Session | null>(['session'])?.role === 'guest'

/** Whoever saves data is asked to by no setting of ours. */
const isSaving = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** Of the first page, whose answers came before anything was kept. */
const openRecipes = () =>
  queryClient.getQueriesData<{ id: number }>({ queryKey: ['recipe', 'one'] }).flatMap(([, recipe]) => recipe?.id ?? [])

const plannedRecipes = (page: unknown) =>
  // A page of meals, as the API gives it.
  ((page as { results?: { recipe: { id: number } | null }[] } | undefined)?.results ?? []).flatMap(
    ({ recipe }) => recipe?.id ?? [],
  )
