import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from './use-change-space.ts'

const names = ['max_recipes', 'max_users', 'max_file_storage_mb', 'ai_credits_monthly'] as const

/** For whoever runs the server; from others the server ignores these. */
export function LimitsForm({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const common = useTranslations('common')
  const change = useChangeSpace()
  const form = useForm({
    initial: Object.fromEntries(names.map((name) => [name, String(space[name])])) as Record<Name, string>,
    check: (values) =>
      Object.fromEntries(
        names.flatMap((name) => (/^-?\d{1,9}$/.test(values[name].trim()) ? [] : [[name, common('invalid.number')]])),
      ),
    submit: (values) =>
      change.mutateAsync({
        body: Object.fromEntries(names.map((name) => [name, Number(values[name])])),
        done: t('limits.changed'),
      }),
  })
  return (
    <Section title={t('limits.change')} text={t('limits.changeText')}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} label={t(`limits.fields.${name}`)} error={form.errors[name]}>
              {(control) => (
                <Input {...control} {...form.field(name)} dir="ltr" inputMode="numeric" autoComplete="off" />
              )}
            </Field>
          ))}
        </div>
        <Button type="submit" variant="outline" pending={form.pending} className="self-start">
          {common('save')}
        </Button>
      </form>
    </Section>
  )
}

type Name = (typeof names)[number]
