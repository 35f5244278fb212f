import { useMutation, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { createShareLink, shareLinksQuery } from './share.queries.ts'
import { ShareLinkItem } from './share-link.item.tsx'

interface ShareDialogProps {
  recipe: RecipeRow
  onClose: () => void
}

export function ShareDialog({ recipe, onClose }: ShareDialogProps) {
  const t = useTranslations('recipes')
  const { data: links, error, refetch } = useQuery(shareLinksQuery(recipe.id))
  const make = useMutation({ meta: { error: 'create' }, mutationFn: () => createShareLink(recipe.id) })
  const newest = links?.at(-1)
  return (
    <Dialog open onOpenChange={onClose} title={t('share.title')} description={t('share.text')}>
      {error && !links ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {links === undefined && !error ? <Skeleton className="my-3 h-11 w-full" /> : null}
      {newest ? (
        <div className="my-3 flex flex-wrap gap-2">
          <Input
            aria-label={t('share.link')}
            dir="ltr"
            readOnly
            value={newest.link}
            onFocus={(event) => event.target.select()}
            className="grow basis-60"
          />
          <CopyButton text={newest.link} variant="primary" className="max-sm:grow" />
          {'share' in navigator ? (
            <Button
              variant="outline"
              className="max-sm:grow"
              onClick={() => void navigator.share({ title: recipe.name, url: newest.link }).catch(() => undefined)}
            >
              <Share2 aria-hidden />
              {t('share.send')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {links?.length === 0 ? (
        <Button className="my-3" pending={make.isPending} onClick={() => make.mutate()}>
          {t('share.make')}
        </Button>
      ) : null}
      {links && links.length > 0 ? (
        <ul aria-label={t('share.open')} className="mt-2 divide-y divide-line border-t border-line">
          {links.map((link) => (
            <ShareLinkItem key={link.share} link={link} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
