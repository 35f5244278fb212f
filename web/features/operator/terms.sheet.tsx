import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { LazySheet } from '#web/components/ui/lazy-window.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useForm } from '#web/lib/use-form.ts'
import { changeTerms, type OperatorSpace } from './operator.queries.ts'
import { PeopleList } from './people.list.tsx'
import { draftOf, numbers, switches, termsOf, termsOfDraft } from './terms-draft.ts'

const used = {
  max_recipes: 'recipe_count',
  max_users: 'user_count',
  max_file_storage_mb: 'file_size_mb',
  ai_credits_monthly: 'ai_monthly_credits_used',
  ai_credits_balance: null,
} as const

/** What a space may hold and use, and who is there. */
export function TermsSheet({ space, onClose }: { space: OperatorSpace; onClose: () => void }) {
  const t = useTranslations('operator')
  const common = useTranslations('common')
  const { number } = useFormat()
  const before = termsOf(space)
  const form = useForm({
    initial: draftOf(before),
    check: (values) =>
      Object.fromEntries(
        numbers.map((name) => [
          name,
          Number.isFinite(Number(values[name] || 'x')) ? undefined : common('invalid.number'),
        ]),
      ),
    submit: async (values) => {
      await changeTerms(space.id, termsOfDraft(values))
      notify('success', t('limits.saved', { name: space.name }), { undo: () => changeTerms(space.id, before) })
      onClose()
    },
  })
  return (
    <LazySheet open onOpenChange={(open) => (open ? undefined : onClose())} title={space.name}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 pb-4">
        <FormProblem>{form.problem}</FormProblem>
        {numbers.map((name) => {
          const field = used[name]
          const hint = name === 'max_file_storage_mb' ? t('limits.filesHint') : t('limits.hint')
          const use = field ? t('limits.used', { used: number(space[field], { maximumFractionDigits: 1 }) }) : undefined
          return (
            <Field
              key={name}
              label={t(`limits.${name}`)}
              hint={[use, name.startsWith('max') ? hint : undefined].filter(Boolean).join(' · ')}
              error={form.errors[name]}
            >
              {(control) => <Input {...control} inputMode="numeric" {...form.field(name)} />}
            </Field>
          )
        })}
        <div className="divide-y divide-line">
          {switches.map((name) => (
            <Switch
              key={name}
              label={t(`limits.${name}`)}
              checked={form.values[name]}
              onCheckedChange={(on) => form.set(name, on)}
            />
          ))}
        </div>
        <Field
          label={t('limits.licensed_modules')}
          hint={t('limits.licensedHint')}
          error={form.errors['licensed_modules']}
        >
          {(control) => <Input {...control} dir="ltr" {...form.field('licensed_modules')} />}
        </Field>
        <Button type="submit" pending={form.pending}>
          {common('save')}
        </Button>
      </form>
      <PeopleList space={space.id} />
    </LazySheet>
  )
}
