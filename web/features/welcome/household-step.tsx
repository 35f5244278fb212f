import { useChangeSpace } from '#web/components/shell/use-change-space.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './welcome.page.tsx'

const maxLength = 128

export function HouseholdStep({ actions, onDone }: StepProps) {
  const t = useTranslations('welcome')
  const common = useTranslations('common')
  const { space } = useSession()
  const changeSpace = useChangeSpace()
  const form = useForm({
    initial: { name: space?.name ?? '' },
    check: ({ name }) => (name.trim() ? {} : { name: common('invalid.required') }),
    submit: async ({ name }) => {
      if (name.trim() !== space?.name) await changeSpace.mutateAsync({ body: { name: name.trim() } })
      onDone()
    },
  })
  return (
    <StepForm onSubmit={form.onSubmit} pending={form.pending} actions={actions}>
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('household.name')} hint={t('household.example')} error={form.errors['name']}>
        {(control) => (
          <Input
            {...control}
            {...form.field('name')}
            dir="auto"
            autoComplete="off"
            maxLength={maxLength}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
    </StepForm>
  )
}
