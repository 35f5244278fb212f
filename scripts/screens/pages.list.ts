import { readFileSync } from 'node:fs'
import { models } from '#web/features/things/models.list.ts'
import type { ApiClient } from '../demo/api-client.ts'

type PageToShow = { name: string; path: string }

/** The newest row of each list supplies the id. */
const idSources: Record<string, string> = {
  recipeId: '/api/recipe/?sort_order=-created_at&page_size=1',
  bookId: '/api/recipe-book/?page_size=1',
  foodId: '/api/food/?page_size=1',
  spaceId: '/api/space/?page_size=1',
  supermarketId: '/api/supermarket/?page_size=1',
}

/** Lists that between them have every kind of column, field, right and emptiness. */
const someModels = ['Food', 'Unit', 'Automation', 'MealType', 'UserFile', 'Storage']

/** All pages; of the lists of things, which are one page, some or all. */
export async function pagesToShow(client: ApiClient, lists: 'some' | 'all' = 'some'): Promise<PageToShow[]> {
  const listed = lists === 'all' ? models.map(({ name }) => name) : someModels
  const ids = new Map<string, string>()
  for (const [parameter, path] of Object.entries(idSources)) {
    const list = await client.get<{ results: { id: number }[] }>(path).catch(() => undefined)
    const first = list?.results[0]
    if (first) ids.set(parameter, String(first.id))
  }
  const routes = routePaths().flatMap((route) =>
    route === '/list/$model' ? listed.map((name) => `/list/${name}`) : [route],
  )
  return routes.flatMap((route) => {
    const path = route.replace(/\$(\w+)/g, (whole, parameter: string) => ids.get(parameter) ?? whole)
    const name = route.replaceAll('/', '-').replaceAll('$', '').replace(/^-/, '') || 'start'
    return path.includes('$') ? [] : [{ name, path }]
  })
}

function routePaths(): string[] {
  const tree = readFileSync('web/routeTree.gen.ts', 'utf8')
  const types = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  return [...types.matchAll(/'([^']+)':/g)].map(([, path = '']) => path)
}
