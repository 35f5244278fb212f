import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'

/** Deletes the file at its storage, which nothing takes back; the recipe stays. */
export function DeleteFile({ recipe, name }: { recipe: RecipeRow; name: string }) {
  const t = useTranslations('storages')
  const common = useTranslations('common')
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('PATCH', `/api/recipe/${recipe.id}/delete_external/`, { body: {} }),
    onSuccess: () => notify('success', t('deletion.done', { name })),
    onSettled: async () => {
      setAsked(false)
      await queryClient.invalidateQueries({ queryKey: ['recipe'] })
    },
  })
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden />
        {t('deletion.button')}
      </Button>
      <LazyDialog
        open={isAsked}
        onOpenChange={(open) => (remove.isPending ? undefined : setAsked(open))}
        size="sm"
        title={t('deletion.title', { name })}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {common('cancel')}
            </Button>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('deletion.button')}
            </Button>
          </>
        }
      >
        <p className="text-sm text-pretty">{t('deletion.text')}</p>
      </LazyDialog>
    </>
  )
}
