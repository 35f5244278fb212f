import { useMutation } from '@tanstack/react-query'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { ListSelect, useListChoice } from '#web/components/shopping/list-select.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useIsOffline } from '#web/lib/offline/network.ts'
import type { AskProps } from './ask-props.ts'

/** Each recipe at its own servings, without what is in the house. One call each, and one undo. */
export function ShopManyDialog({ recipes, onClose, onDone, onPart }: AskProps) {
  const t = useTranslations('cards')
  const isOffline = useIsOffline()
  const choice = useListChoice()
  const add = useMutation({
    meta: { error: 'create' },
    mutationFn: () =>
      forEachThing(
        recipes,
        ({ id }) =>
          send('PUT', `${recipeEndpoint.path}${id}/shopping/`, {
            body: choice.list ? { shopping_lists: [choice.list.id] } : {},
          }),
        (done) => t('shop.done', { count: done.length }),
        onPart,
      ),
    onSuccess: onDone,
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('shopping-list') }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('shop.title', { count: recipes.length })}
      footer={
        <Button className="max-sm:w-full" disabled={isOffline} pending={add.isPending} onClick={() => add.mutate()}>
          {t('shop.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <p className="text-sm text-muted">{t('shop.text')}</p>
        <ListSelect {...choice} />
        {isOffline ? <p className="text-sm text-error">{t('offline')}</p> : null}
      </div>
    </Dialog>
  )
}
