import { idParam, listQuery, orderedBy } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { mountSaves } from '#worker/kernel/resource/mount-saves.ts'
import { recipeBookEntry } from './entry.contract.ts'
import { listBookEntries, showEntry } from './entry.read.ts'
import { saveEntry } from './save-entry.ts'

export function bookEntryRoutes(app: App): void {
  const { name, path, title: tag, row: response, page, roles, filters } = recipeBookEntry
  const { page: at, page_size } = listQuery.shape
  route(
    app,
    {
      method: 'get',
      path,
      name: `list_${name}`,
      tag,
      summary: 'Recipes in books, with both',
      level: roles.read,
      ...(filters
        ? { query: filters.extend({ page: at, page_size, ...orderedBy('book_content', 'recipe_content') }) }
        : {}),
      response: page,
    },
    ({ context, query }) => listBookEntries(context, query),
  )
  route(
    app,
    {
      method: 'get',
      path: `${path}{id}/`,
      name: `retrieve_${name}`,
      tag,
      summary: `One ${tag}`,
      level: roles.read,
      params: idParam,
      response,
    },
    ({ context, params }) => showEntry(context, params.id),
  )
  mountSaves(app, recipeBookEntry, saveEntry, 'Put a recipe into a book')
}
