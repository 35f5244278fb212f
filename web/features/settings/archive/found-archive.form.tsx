import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useState } from 'react'
import { type ReadyJob, useEndRestore, useStartRestore } from './restore.queries.ts'

const nobody = ''

/** What is in an archive, before anything is made of it. */
export function FoundArchive({ job }: { job: ReadyJob }) {
  const t = useTranslations('archive')
  const common = useTranslations('common')
  const { date, number } = useFormat()
  const start = useStartRestore(job)
  const end = useEndRestore(job)
  const { name, made_at, events, files, rows, me, people } = job.details
  const [person, setPerson] = useState(me === null ? nobody : String(me))
  const form = useForm({
    initial: { name },
    check: (given) => (given.name.trim() ? {} : { name: common('invalid.required') }),
    submit: async (given) => {
      await start.mutateAsync({ name: given.name.trim(), me: person === nobody ? null : Number(person) })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-sm text-pretty">
        {t('found.text', {
          date: date(new Date(made_at)),
          recipes: number(rows['recipe'] ?? 0),
          files: number(files),
          events: number(events),
        })}
      </p>
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('found.name')} error={form.errors['name']}>
        {(control) => <Input {...control} {...form.field('name')} dir="auto" autoComplete="off" maxLength={128} />}
      </Field>
      <Field label={t('found.me')} hint={t('found.meHint')}>
        {(control) => (
          <Select
            {...control}
            value={person}
            onValueChange={setPerson}
            options={[
              { value: nobody, label: t('found.nobody') },
              ...people.map(({ id, name: called }) => ({ value: String(id), label: called })),
            ]}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending}>
          {t('found.action')}
        </Button>
        <Button variant="ghost" pending={end.isPending} onClick={() => end.mutate()}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
