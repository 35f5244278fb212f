import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { createHousehold, refreshPeople, renameHousehold } from './people.queries.ts'

const maxLength = 128

interface HouseholdDialogProps {
  /** Left out for a new one. */
  household?: { id: number; name: string }
  onOpenChange: (open: boolean) => void
}

export function HouseholdDialog({ household, onOpenChange }: HouseholdDialogProps) {
  const t = useTranslations('household')
  const common = useTranslations('common')
  const form = useForm({
    initial: { name: household?.name ?? '' },
    check: ({ name }) => (name.trim() ? {} : { name: common('invalid.required') }),
    submit: async (values) => {
      const name = values.name.trim()
      const answer = await (household ? renameHousehold(household.id, name) : createHousehold(name))
      onOpenChange(false)
      offerUndoOf(answer, t(household ? 'household.renamed' : 'household.created', { name }))
      await refreshPeople()
    },
  })
  return (
    <LazyDialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={household ? t('household.rename') : t('household.new')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="household" pending={form.pending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form id="household" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('household.name')} hint={t('household.nameHint')} error={form.errors['name']}>
          {(control) => (
            <Input {...control} {...form.field('name')} dir="auto" maxLength={maxLength} autoComplete="off" />
          )}
        </Field>
      </form>
    </LazyDialog>
  )
}
