import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { api } from '#web/lib/api/api.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useIsOffline } from '#web/lib/offline/network.ts'
import { recipeEndpoint } from '../recipe.rows.ts'
import { DeletionEffects } from './deletion-effects.tsx'

interface DeleteRecipesDialogProps {
  recipes: readonly { id: number; name: string }[]
  onClose: () => void
  /** What it returns is waited for before lists are asked anew. */
  onDone: () => unknown
  /** With those that were deleted before another one failed. */
  onPart?: (done: readonly { id: number }[]) => void
}

/** Says first what goes along. */
export function DeleteRecipesDialog({ recipes, onClose, onDone, onPart }: DeleteRecipesDialogProps) {
  const t = useTranslations('cards')
  const common = useTranslations('common')
  const isOffline = useIsOffline()
  const [first] = recipes
  const nameOf = (some: readonly { name: string }[]) =>
    some.length === 1 ? (some[0]?.name ?? '') : t('recipes', { count: some.length })
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: async () => {
      const destroy = ({ id }: { id: number }) => api(recipeEndpoint).destroy(id)
      if (first && recipes.length === 1) offerUndo(await destroy(first), 'undo.deleted', first.name)
      else await forEachThing(recipes, destroy, (done) => common('undo.deleted', { name: nameOf(done) }), onPart)
    },
    onSuccess: onDone,
    onSettled: () => Promise.all(affectedResources.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('delete.title', { name: nameOf(recipes) })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" disabled={isOffline} pending={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 pb-2">
        {recipes.length <= maxPreviews && !isOffline ? <DeletionEffects recipes={recipes} /> : null}
        {recipes.length > 1 ? (
          <p className="line-clamp-4 text-sm break-words">{recipes.map(({ name }) => name).join(', ')}</p>
        ) : null}
        {isOffline ? <p className="text-sm text-error">{t('offline')}</p> : null}
        <p className="text-sm text-muted">{t(recipes.length === 1 ? 'delete.text' : 'delete.textMany')}</p>
      </div>
    </Dialog>
  )
}

/** Each costs two calls. */
const maxPreviews = 10

const affectedResources = ['recipe', 'meal-plan', 'shopping-list-entry', 'cook-log']
