import { Link } from '@tanstack/react-router'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import { isThing, thingLabel } from '../thing-label.ts'
import type { ThingRow } from '../model.ts'

const linkLook = 'underline underline-offset-4 wrap-anywhere'

/** What a thing stands under, and where its recipes are, as links. */
export function Place({ row }: { row: ThingRow }) {
  const t = useTranslations('upkeep')
  const { resource } = useModel()
  const { parent, full_name: path, recipe } = row
  const above = typeof parent === 'number' && typeof path === 'string' ? path.split(' > ').slice(0, -1) : []
  const isKeyword = resource === 'keyword'
  const made = resource === 'food' && isThing(recipe) ? recipe : undefined
  if (above.length === 0 && !isKeyword && !made) return null
  return (
    <div className="flex flex-col items-start gap-1 text-sm text-muted">
      {above.length > 0 ? (
        <p>
          {t('place.under')}{' '}
          <Link
            to="."
            search={(now: object) => ({ ...now, edit: parent })}
            resetScroll={false}
            dir="auto"
            className={linkLook}
          >
            {above.join(' › ')}
          </Link>
        </p>
      ) : null}
      {isKeyword ? (
        <Link to="/recipes" search={{ keywords: [row.id] }} className={linkLook}>
          {t('place.recipes')}
        </Link>
      ) : null}
      {made ? (
        <Link to="/recipe/$recipeId" params={{ recipeId: String(made.id) }} className={linkLook}>
          {t('place.made', { name: thingLabel(made) })}
        </Link>
      ) : null}
    </div>
  )
}
