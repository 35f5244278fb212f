import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { useChosenListId } from '#web/components/shopping/chosen-list.ts'
import { send } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { resourcePicker, type Picked } from '#web/lib/resource-picker.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { undoEvent } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const recipePicker = resourcePicker(resourceEndpoint<typeof recipe>('recipe'))

export function AddRecipeForm() {
  const t = useTranslations('shopping')
  const common = useTranslations('common')
  const client = useQueryClient()
  const [picked, setPicked] = useState<Picked | null>(null)
  const chosen = useChosenListId()
  const body = chosen === null ? {} : { shopping_lists: [chosen] }
  const add = useMutation({
    meta: { error: 'create' },
    mutationFn: async ({ id, name }: Picked) => {
      const { event } = await send('PUT', `/api/recipe/${id}/shopping/`, { body })
      notify('success', t('recipes.added', { name }), event === null ? {} : { undo: () => undoEvent(event) })
    },
    onSuccess: () => {
      setPicked(null)
      return client.invalidateQueries({ queryKey: ['shopping-list-entry'] })
    },
  })
  return (
    <form
      aria-label={t('recipes.add')}
      className="mt-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (picked) add.mutate(picked)
      }}
    >
      <div className="min-w-0 grow">
        <Combobox
          label={t('recipes.pick')}
          placeholder={t('recipes.addHint')}
          source={recipePicker}
          value={picked}
          onValueChange={setPicked}
        />
      </div>
      <Button type="submit" variant="outline" disabled={!picked} pending={add.isPending}>
        {common('add')}
      </Button>
    </form>
  )
}
