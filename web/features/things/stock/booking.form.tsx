import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { parseAmount } from '#web/lib/format/parse-amount.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useForm } from '#web/lib/use-form.ts'
import { choicesFrom } from '../editor/choices-from.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import { book, placeQuery } from './stock.queries.ts'
import type { PlaceRow, StockRow } from './stock.rows.ts'

const modes = ['remove', 'add', 'move'] as const
type Mode = (typeof modes)[number]

const places = choicesFrom({ field: 'inventory_location', kind: 'thing', from: 'inventory-location' })

/** Takes some out, puts some in, or moves all of it to another place. */
export function BookingForm({ row }: { row: StockRow }) {
  const t = useTranslations('stock')
  const language = localeOf(useLanguage())
  const [mode, setMode] = useState<Mode>('remove')
  const initial: { amount: string; place: Picked | null; within: string } = {
    amount: '',
    place: { id: row.inventory_location.id, name: row.inventory_location.name },
    within: row.sub_location ?? '',
  }
  const isFrozenBy = (place: PlaceRow | undefined) => place?.is_freezer === true && !row.inventory_location.is_freezer
  const form = useForm({
    initial,
    check: (values) => ({
      amount: mode === 'move' || (parseAmount(values.amount, language) ?? 0) > 0 ? undefined : t('amountNeeded'),
      place: mode !== 'move' || values.place ? undefined : t('placeNeeded'),
    }),
    submit: async (values) => {
      const amount = parseAmount(values.amount, language) ?? 0
      const isFreezing = mode === 'move' && isFrozenBy(await queryClient.fetchQuery(placeQuery(values.place?.id ?? 0)))
      const answer = await book(row.id, (now) => {
        if (mode === 'move')
          return {
            inventory_location: values.place?.id,
            sub_location: values.within,
            ...(isFreezing ? { frozen_on: today() } : {}),
          }
        return { amount: Math.max(0, mode === 'add' ? now.amount + amount : now.amount - amount) }
      })
      offerUndo(answer, mode === 'move' ? 'undo.moved' : 'undo.changed', row.food.name)
      form.set('amount', '')
      await refreshThings()
    },
  })
  const chosen = form.values.place?.id ?? 0
  const { data: place } = useQuery({ ...placeQuery(chosen), enabled: mode === 'move' && chosen > 0 })
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="flex flex-col gap-5">
      <SegmentedControl
        label={t('what')}
        value={mode}
        onValueChange={setMode}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <FormProblem>{form.problem}</FormProblem>
      {mode === 'move' ? (
        <>
          <Field label={t('to')} error={form.errors.place} hint={isFrozenBy(place) ? t('frozen.noted') : undefined}>
            {(control) => (
              <Combobox
                {...control}
                label={t('to')}
                source={places}
                value={form.values.place}
                onValueChange={(value) => form.set('place', value)}
                required
              />
            )}
          </Field>
          <Field label={t('within')} hint={t('withinHint')}>
            {(control) => (
              <Input
                {...control}
                value={form.values.within}
                maxLength={64}
                onChange={({ target }) => form.set('within', target.value)}
              />
            )}
          </Field>
        </>
      ) : (
        <Field label={row.unit ? t('amountIn', { unit: row.unit.name }) : t('amount')} error={form.errors.amount}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={form.values.amount}
              onChange={({ target }) => form.set('amount', target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="outline" pending={form.pending} className="self-start">
        {t(`mode.${mode}`)}
      </Button>
    </form>
  )
}
