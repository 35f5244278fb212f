import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { authorize, type App } from '#worker/kernel/http/route.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { visitOf, type Visit } from './visit.ts'
import { openFile } from './file.access.ts'
import { serveFile } from './serve-file.ts'
import { privateHeaders } from './media-headers.ts'
import { servePicture } from './serve-picture.ts'

const PICTURE = /^\/media\/((\d{1,10})\/recipe\/(\d{1,10})\/[\w-]{1,80}\.(?:jpg|png|webp|gif))$/
const FILE = /^\/media\/((\d{1,10})\/file\/[\w-]{1,80}\.\w{1,5})$/

export function mediaRoutes(app: App): void {
  app.get('/media/*', async (c) => {
    const context = c.get('context')
    const { pathname } = context.url
    const [, picture, space, recipe] = PICTURE.exec(pathname) ?? []
    if (picture) {
      await requireRecipeAccess(context, Number(space), Number(recipe))
      return servePicture(context, picture, privateHeaders)
    }
    const [, key] = FILE.exec(pathname) ?? []
    const file = key ? await openFile(context, sql`f.key = ${key}`) : null
    if (!file) throw notFound()
    return file.type.startsWith('image/') ? servePicture(context, file.key, privateHeaders) : serveFile(context, file)
  })
}

async function requireRecipeAccess(context: Context, space: number, recipe: number): Promise<void> {
  const visit = await visitOf(context)
  if (visit?.space === space && (await showsRecipe(visit, recipe))) return
  authorize(context, { level: 'guest', method: 'get' })
  const membership = membershipOf(context)
  if (membership.space !== space) throw notFound()
  const { seen } = await context.spaceDatabase(membership.shard).read({
    seen: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${recipe}`)}`),
  })
  if (seen.length === 0) throw notFound()
}

const showsRecipe = async ({ visitorContext, shard, recipes }: Visit, recipe: number) => {
  const { seen } = await visitorContext.spaceDatabase(shard).read({
    seen: query(sql`SELECT 1 WHERE ${recipe} IN (${recipes})`),
  })
  return seen.length > 0
}
