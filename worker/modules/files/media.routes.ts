import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { notFound, unauthenticated } from '../../kernel/errors.ts'
import { query } from '../../kernel/query.ts'
import type { App } from '../../kernel/routes.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'
import { sharedRecipe } from '../recipes/share-link.access.ts'
import { readPicture } from './picture.store.ts'

const KEY = /^\/media\/((\d{1,10})\/recipe\/(\d{1,10})\/[\w-]{1,80}\.(?:jpg|png|webp|gif))$/

/** Pictures of recipes, for whoever may see the recipe. `?width=` asks for a copy of at least that width. */
export function mediaRoutes(app: App): void {
  app.get('/media/*', async (c) => {
    const context = c.get('context')
    const [, key, space, recipe] = KEY.exec(context.url.pathname) ?? []
    if (!key) throw notFound()
    await admit(context, Number(space), Number(recipe))
    const width = Number(context.url.searchParams.get('width'))
    const picture = await readPicture(context.env.FILES, key, width > 0 ? width : null)
    if (!picture) throw notFound()
    c.header('content-type', picture.httpMetadata?.contentType ?? 'application/octet-stream')
    c.header('etag', picture.httpEtag)
    c.header('cache-control', 'private, max-age=31536000, immutable')
    c.header('content-security-policy', "default-src 'none'")
    return c.body(picture.body)
  })
}

async function admit(context: Context, space: number, recipe: number): Promise<void> {
  const share = context.url.searchParams.get('share')
  if (share && (await sharedRecipe(context, share))?.recipe === recipe) return
  if (!context.identity) throw unauthenticated()
  const membership = membershipOf(context)
  if (membership.space !== space) throw notFound()
  const { seen } = await context.spaceDatabase(membership.shard).read({
    seen: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${recipe}`)}`),
  })
  if (seen.length === 0) throw notFound()
}
