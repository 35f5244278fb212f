import { keptMeals } from './kept-meals.ts'
import { keptRecipes, searchKeptRecipes } from './kept-recipes.ts'
import { keptAnswer, keptAnswers } from './kept-store.ts'

/** What pages need to open: recipes, the plan, what people said of them, and the few lists around. */
const kept = /^\/api\/(recipe\/-?\d+\/$|meal-plan\/\?|meal-type\/\?|cook-log\/\?recipe=|unit\/\?page_size=)/

export const isKept = (path: string): boolean => kept.test(path)

/** The best answer without a network, as a response of the API; undefined if there is none. */
export async function answerKept(owner: string, path: string): Promise<Response | undefined> {
  const [start = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  if (start === '/api/recipe/') return json(searchKeptRecipes(keptRecipes(await keptAnswers(owner)), query))
  if (start === '/api/meal-plan/') return json(keptMeals(await keptAnswers(owner), query))
  if (!isKept(path)) return undefined
  const exact = (await keptAnswer(owner, path)) ?? (await keptAnswers(owner)).find((one) => isSameList(one.path, path))
  return exact && json(exact.data, exact.etag)
}

const json = (data: unknown, etag: string | null = null): Response | undefined =>
  data === null ? undefined : Response.json(data, etag === null ? {} : { headers: { etag } })

/** Lists that fit on a page of any size. */
const isSameList = (one: string, other: string) => withoutSize(one) === withoutSize(other)
const withoutSize = (path: string) => path.replace(/[?&]page_size=\d+/, '')
