import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { uuid } from '#worker/clock.ts'
import { membershipOf, personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { notFound, Problem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { isNotOver } from './share-link.access.ts'
import type { ShareLinkEvent } from './share-link.events.ts'
import { uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'
import type { shareLink } from './share-link.contract.ts'
import { shareUrl } from './share-url.ts'

/** Answers the asker's link to a recipe; creates it only where none opens. */
export function shareRecipe(context: Context, id: number): Promise<Answer<z.output<typeof shareLink>>> {
  const { settings } = membershipOf(context)
  if (!hasLevel(context, 'user') || !settingsOf(settings).allow_sharing) {
    throw new Problem('share-link.disabled', 403, {
      error: 'sharing_disabled',
      detail: 'Sharing is switched off here.',
    })
  }
  const store = spaceStore(context)
  const me = personOf(context).id
  const load = {
    recipe: query<{ deleted: boolean }>(
      sql`SELECT deleted_with IS NOT NULL AS deleted FROM recipe WHERE space_id = ${store.space} AND id = ${id}`,
      { bool: ['deleted'] },
    ),
    visible: recipeVisibleQuery(context, id),
    link: query<{ id: string }>(sql`SELECT id FROM share_link l WHERE space_id = ${store.space} AND recipe = ${id}
      AND created_by = ${me} AND revoked_at IS NULL AND ${isNotOver(context.at)} ORDER BY created_at LIMIT 1`),
  }
  return execute(store, load, ({ recipe, visible, link }) => {
    requireVisibleRecipe(recipe[0] ?? null, visible)
    const share = link[0]?.id ?? uuidForSpace(store.space, uuid())
    const events: ShareLinkEvent[] = link[0]
      ? []
      : [{ type: 'share-link.created', data: { id: share, recipe: id, created_by: me } }]
    return outcome({
      appends: [{ stream: `share-link:${share}`, expected: 0, events }],
      answer: {},
      respond: () => ({ pk: id, share, link: shareUrl(context, id, share) }),
    })
  })
}

/** Revokes a link for good. Everybody who may see the recipe may do so. */
export function revokeShareLink(context: Context, share: string): Promise<Answer<null>> {
  const store = spaceStore(context)
  const load = {
    link: query<{ version: number }>(sql`SELECT version FROM share_link l WHERE l.space_id = ${store.space}
      AND l.id = ${share} AND l.revoked_at IS NULL AND ${visibleRecipe(context, sql`l.recipe`)}`),
  }
  return execute(store, load, ({ link }) => {
    const [there] = link
    if (!there) throw notFound()
    const events: ShareLinkEvent[] = [{ type: 'share-link.revoked', data: { id: share } }]
    return outcome({
      appends: [{ stream: `share-link:${share}`, expected: there.version, events }],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
