import { route, type App } from '#worker/kernel/http/route.ts'
import { recipeBook } from '../book.contract.ts'
import { bookCovers } from './cover.contract.ts'
import { listCovers } from './cover.read.ts'

export const coverRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: `${recipeBook.path}covers/`,
      name: `covers_${recipeBook.name}`,
      tag: recipeBook.title,
      summary: 'How many recipes each book has, and their first pictures',
      level: recipeBook.roles.read,
      response: bookCovers,
      responseExample: [{ book: 7, count: 12, pictures: [] }],
    },
    ({ context }) => listCovers(context),
  )
