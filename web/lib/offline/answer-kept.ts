import { keptMeals } from './kept-meals.ts'
import { keptRecipes, searchKeptRecipes } from './kept-recipes.ts'
import { type KeptAnswer, keptAnswer, keptAnswers } from './kept-store.ts'

/** The latest of all recipes. */
export const cookLogPath = '/api/cook-log/?page_size=200'

/** What pages need to open: recipes, the plan, what people said of them, favourites, and the few lists around. */
const kept = /^\/api\/(recipe\/-?\d+\/$|meal-plan\/\?|meal-type\/\?|cook-log\/\?|favourite\/$|unit\/\?page_size=)/

export const isKept = (path: string): boolean => kept.test(path)

/** The best answer without a network, as a response of the API; undefined if there is none. */
export async function answerKept(owner: string, path: string): Promise<Response | undefined> {
  const [start = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  if (start === '/api/recipe/') return json(searchKeptRecipes(keptRecipes(await keptAnswers(owner)), query))
  if (start === '/api/meal-plan/') return json(keptMeals(await keptAnswers(owner), query))
  if (!isKept(path)) return undefined
  const exact = await keptAnswer(owner, path)
  if (exact) return json(exact.data, exact.etag)
  const all = await keptAnswers(owner)
  if (start === '/api/cook-log/') return json(keptLogs(all, Number(query.get('recipe'))))
  return json(all.find((one) => isSameList(one.path, path))?.data ?? null)
}

/** Of all that were fetched ahead, those of a recipe. */
function keptLogs(answers: readonly KeptAnswer[], recipe: number) {
  const all = answers.find(({ path }) => path === cookLogPath)
  if (!all) return null
  // The answer under this path is a page of cook logs.
  const results = (all.data as { results: { recipe: number }[] }).results.filter((log) => log.recipe === recipe)
  return { count: results.length, next: null, previous: null, results }
}

const json = (data: unknown, etag: string | null = null): Response | undefined =>
  data === null ? undefined : Response.json(data, etag === null ? {} : { headers: { etag } })

/** Lists that fit on a page of any size. */
const isSameList = (one: string, other: string) => withoutSize(one) === withoutSize(other)
const withoutSize = (path: string) => path.replace(/[?&]page_size=\d+/, '')
