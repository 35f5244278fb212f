import { useMutation, useQuery } from '@tanstack/react-query'
import type { RecipeRow } from '../recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { createShareLink, shareLinksQuery } from './share.queries.ts'
import { isOver } from './share-link-end.ts'
import { ShareLinkCard } from './share-link.card.tsx'
import { ShareLinkItem } from './share-link.item.tsx'

interface ShareDialogProps {
  recipe: RecipeRow
  onClose: () => void
}

export function ShareDialog({ recipe, onClose }: ShareDialogProps) {
  const t = useTranslations('recipes')
  const { data: links, error, refetch } = useQuery(shareLinksQuery(recipe.id))
  const make = useMutation({ meta: { error: 'create' }, mutationFn: () => createShareLink(recipe.id) })
  const newest = links?.findLast(({ valid_until }) => !isOver(valid_until, today()))
  return (
    <Dialog open onOpenChange={onClose} title={t('share.title')} description={t('share.text')}>
      {error && !links ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {links === undefined && !error ? <Skeleton className="my-3 h-11 w-full" /> : null}
      {newest ? <ShareLinkCard url={newest.link} name={recipe.name} /> : null}
      {links && !newest ? (
        <Button className="my-3" pending={make.isPending} onClick={() => make.mutate()}>
          {t('share.make')}
        </Button>
      ) : null}
      {links && links.length > 0 ? (
        <ul aria-label={t('share.all')} className="mt-2 divide-y divide-line border-t border-line">
          {links.map((link) => (
            <ShareLinkItem key={link.share} link={link} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
