import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MinutesBox } from '#web/components/recipe-form/minutes.box.tsx'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { useSession } from '#web/lib/api/session.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useIsOffline } from '#web/lib/offline/network.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import type { AskProps } from './ask-props.ts'
import { batchBody, type BatchChange, isNoChange, noBatchChange } from './batch-change.ts'
import { useBatchSentences } from './use-batch-sentences.ts'

const keywords = resourcePicker(resourceEndpoint<typeof keyword>('keyword'))

/** The same change to all, said in words before it is made; one command, and one undo. */
export function ChangeManySheet({ recipes, onClose, onDone }: AskProps) {
  const t = useTranslations('cards')
  const { user } = useSession()
  const isOffline = useIsOffline()
  const sentences = useBatchSentences()
  const [change, setChange] = useState(noBatchChange)
  const set = (part: Partial<BatchChange>) => setChange((before) => ({ ...before, ...part }))
  const count = recipes.length
  // Who sees a recipe is for its maker alone to say.
  const areMine = recipes.every(({ created_by }) => created_by?.id === user.id)
  const save = useMutation({
    meta: { error: 'update' },
    mutationFn: () => send('PUT', `${recipeEndpoint.path}batch_update/`, { body: batchBody(recipes, change) }),
    onSuccess: async (answer) => {
      offerUndoOf(answer, t('change.done', { count }))
      onDone()
      await queryClient.invalidateQueries({ queryKey: [recipeEndpoint.name] })
    },
  })
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('change.title', { count })}
      footer={
        <Button
          className="max-sm:w-full"
          disabled={isNoChange(change) || isOffline}
          pending={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('change.submit', { count })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-4">
        <p className="text-sm text-muted">{t('change.text')}</p>
        <Field label={t('change.add')}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('change.add')}
              source={keywords}
              value={change.add}
              onValueChange={(add) => set({ add })}
            />
          )}
        </Field>
        <Field label={t('change.remove')}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('change.remove')}
              source={keywords}
              value={change.remove}
              onValueChange={(remove) => set({ remove })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('change.working')}>
            {(control) => (
              <MinutesBox
                {...control}
                value={change.workingTime ?? 0}
                onMinutes={(minutes) => set({ workingTime: minutes || undefined })}
              />
            )}
          </Field>
          <Field label={t('change.waiting')}>
            {(control) => (
              <MinutesBox
                {...control}
                value={change.waitingTime ?? 0}
                onMinutes={(minutes) => set({ waitingTime: minutes || undefined })}
              />
            )}
          </Field>
          <Field label={t('change.servings')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                value={change.servings ?? ''}
                onChange={({ target: { valueAsNumber } }) =>
                  set({ servings: valueAsNumber >= 1 ? Math.round(valueAsNumber) : undefined })
                }
              />
            )}
          </Field>
        </div>
        {areMine ? (
          <Field label={t('change.seen')}>
            {(control) => (
              <Select
                {...control}
                value={change.private === undefined ? 'same' : change.private ? 'private' : 'open'}
                onValueChange={(seen) => set({ private: seen === 'same' ? undefined : seen === 'private' })}
                options={(['same', 'private', 'open'] as const).map((value) => ({
                  value,
                  label: t(`change.seenBy.${value}`),
                }))}
              />
            )}
          </Field>
        ) : null}
        <div aria-live="polite" className="rounded-md bg-primary-soft/60 p-3 text-sm empty:hidden">
          {isOffline ? <p className="text-error">{t('offline')}</p> : null}
          {isNoChange(change) ? null : (
            <>
              <p className="font-medium">{t('change.says.for', { count })}</p>
              <ul className="mt-1 list-disc ps-5">
                {sentences(change).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Sheet>
  )
}
