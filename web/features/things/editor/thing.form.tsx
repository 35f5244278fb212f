import { Suspense, useId } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ApiResponse } from '#web/lib/api/api.ts'
import { offerUndoOfAll } from '#web/lib/api/undo.ts'
import { inheritableNamed } from '../inheritance/inheritable.ts'
import { InheritedField } from '../inheritance/inherited-field.tsx'
import { useMay, useModel } from '../model-context.ts'
import type { FormField, ThingRow } from '../model.ts'
import { callsToFollow } from '../spellings/follow-name.ts'
import { thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { aroundOf, type FieldLooks } from './fields-around.list.ts'
import { ThingField } from './thing-field.tsx'
import { changedBody, isBlank, isRequired, newBody, shownFields, valuesOf, withoutSecrets } from './thing-values.ts'
import { changeThing, createThing, refreshThings } from './thing.queries.ts'
import { useFollowSaved } from './use-follow-saved.ts'
import { isSame, useKeeping, useKeptValues } from './use-kept-values.ts'

/** The API's limit for names of files, whose ending says what they are. */
const maxFileName = 128

interface ThingFormProps {
  /** Undefined for a new one. */
  row: ThingRow | undefined
  onSaved: (saved: ThingRow) => void
}

export function ThingForm({ row, onSaved }: ThingFormProps) {
  const t = useTranslations('things')
  const common = useTranslations('common')
  const model = useModel()
  const may = useMay()
  const mayChange = may(row ? 'change' : 'create')
  const texts = useThingTexts()
  const { fields } = model
  const saved = valuesOf(fields, row)
  const kept = useKeptValues(model.resource, row?.id ?? 'new', saved)
  const form = useForm({
    initial: kept.initial,
    check: (values) =>
      Object.fromEntries(
        shownFields(fields, values)
          .filter((field) => isRequired(field, !row) && isBlank(values[field.field]))
          .map(({ field }) => [field, t('needed')]),
      ),
    submit: async (values) => {
      const answer = await (row
        ? changeThing(model, row.id, changedBody(fields, saved, values))
        : createThing(model, newBody(shownFields(fields, values), values)))
      kept.forget()
      const name = thingLabel(answer.data)
      const answers: ApiResponse<unknown>[] = [answer]
      try {
        const calls = row ? await callsToFollow(model, thingLabel(row), name) : []
        for (const call of calls) answers.push(await call())
      } finally {
        // What is saved can be taken back, also where its spellings could not follow.
        offerUndoOfAll(answers, row ? common('undo.changed', { name }) : t('made', { name }))
      }
      onSaved(answer.data)
      await refreshThings()
    },
  })
  useFollowSaved(form, saved)
  useKeeping(kept.key, withoutSecrets(fields, form.values), saved)
  const id = useId()
  const drawn = (field: FormField) => {
    const draw = (looks: FieldLooks = {}) => (
      <ThingField
        key={field.field}
        spec={field}
        {...looks}
        label={texts.field(field.label?.(form.values) ?? field.field)}
        value={form.values[field.field]}
        error={form.errors[field.field]}
        required={isRequired(field, !row)}
        isSaved={row?.[`has_${field.field}`] === true}
        onValueChange={(value) => {
          form.set(field.field, value)
          if (value instanceof File && isBlank(form.values['name'])) form.set('name', value.name.slice(-maxFileName))
        }}
      />
    )
    const one = draw()
    const Around = aroundOf(model, field.field)
    if (Around)
      return (
        <Suspense key={field.field}>
          <Around
            field={field.field}
            row={row}
            values={form.values}
            error={form.errors[field.field]}
            onValueChange={form.set}
            draw={draw}
          >
            {one}
          </Around>
        </Suspense>
      )
    const inherited = row && 'inherit_fields' in form.values ? inheritableNamed(field.field) : undefined
    if (!row || !inherited) return one
    return (
      <InheritedField
        key={field.field}
        row={row}
        spec={field}
        inherited={inherited}
        values={form.values}
        onValueChange={(name, value) => form.set(name, value)}
      >
        {one}
      </InheritedField>
    )
  }
  const shown = shownFields(fields, form.values)
  const rare = shown.filter((field) => field.rare)
  return (
    <form id={id} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <fieldset disabled={!mayChange || form.pending} className="flex min-w-0 flex-col gap-4">
        {kept.wasKept ? <p className="rounded-md bg-info-soft px-3 py-2 text-sm">{t('kept')}</p> : null}
        <FormProblem>{form.problem}</FormProblem>
        {shown.filter((field) => !field.rare).map(drawn)}
        {rare.length > 0 ? (
          <details className="rounded-md border border-line px-4 py-2">
            <summary className="cursor-pointer py-1 text-sm font-medium">{t('rare')}</summary>
            <div className="flex flex-col gap-4 py-3">{rare.map(drawn)}</div>
          </details>
        ) : null}
        {mayChange ? (
          <div className="flex justify-end gap-2">
            {isSame(form.values, saved) ? null : (
              <Button
                type="button"
                variant="ghost"
                onClick={() => fields.forEach(({ field }) => form.set(field, saved[field]))}
              >
                {t('letGo')}
              </Button>
            )}
            <Button type="submit" pending={form.pending}>
              {common('save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  )
}
