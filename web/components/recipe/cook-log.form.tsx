import { type ReactNode, useState } from 'react'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { type CivilDate, today } from '#web/lib/format/civil-date.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ServingsStepper } from './servings-stepper.tsx'
import { StarInput } from './star-input.tsx'

export interface CookLogDraft {
  rating: number | null
  comment: string
  servings: number
  day: CivilDate
}

interface CookLogFormProps {
  initial: CookLogDraft
  servingsText: string
  submit: (draft: CookLogDraft) => Promise<unknown>
  action: string
  more?: ReactNode
  /** Asks for the day; false where only now is possible. */
  dated?: boolean
}

export const newCookLogDraft = (servings: number): CookLogDraft => ({
  rating: null,
  comment: '',
  servings: Math.max(1, Math.round(servings)),
  day: today(),
})

export function CookLogForm({ initial, servingsText, submit, action, more, dated = true }: CookLogFormProps) {
  const t = useTranslations('recipes')
  const [latest] = useState(today)
  const form = useForm<CookLogDraft>({ initial, submit })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <FormProblem>{form.problem}</FormProblem>
      <GroupField label={t('log.rating')}>
        <StarInput
          label={t('log.rating')}
          value={form.values.rating}
          onValueChange={(rating) => form.set('rating', rating)}
        />
      </GroupField>
      <Field label={t('log.comment')} error={form.errors['comment']}>
        {(control) => <Textarea {...control} {...form.field('comment')} rows={2} placeholder={t('log.placeholder')} />}
      </Field>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <GroupField label={t('servings.label')}>
          <ServingsStepper
            value={form.values.servings}
            onChange={(servings) => form.set('servings', servings)}
            unit={servingsText}
          />
        </GroupField>
        {dated ? (
          <Field label={t('log.day')} error={form.errors['created_at']}>
            {(control) => (
              <DateInput
                {...control}
                max={latest}
                value={form.values.day}
                onValueChange={(day) => form.set('day', day ?? latest)}
              />
            )}
          </Field>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending}>
          {action}
        </Button>
        {more}
      </div>
    </form>
  )
}
