import type { NamedList } from '#web/components/shopping/named-list.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useOnline } from '#web/lib/outbox/use-online.ts'
import { useForm } from '#web/lib/use-form.ts'
import { ColorChoice } from './color-choice.tsx'
import { useListResource } from './list-resource.ts'

interface ListFormProps {
  /** Left out for a new one. */
  list?: NamedList
  lists: readonly NamedList[]
  onDone: (list: NamedList) => void
  onCancel: () => void
}

const maxName = 32
const maxDescription = 200
/** A new list begins with its name. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()
const nameKey = (name: string) => name.trim().toLocaleLowerCase()

export function ListForm({ list, lists, onDone, onCancel }: ListFormProps) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const isOnline = useOnline()
  const { create, patch } = useListResource()
  const form = useForm({
    initial: { name: list?.name ?? '', description: list?.description ?? '', color: list?.color ?? null },
    // The server answers with the list of that name, which would look as if a second one had been made.
    check: ({ name }) => ({
      name:
        nameKey(name) === ''
          ? t('form.nameless')
          : lists.some((other) => other.id !== list?.id && nameKey(other.name) === nameKey(name))
            ? t('form.taken')
            : undefined,
    }),
    submit: async (values) => {
      const given = { ...values, name: values.name.trim() }
      const saved = list ? await patch.mutateAsync({ id: list.id, patch: given }) : await create.mutateAsync(given)
      notify('success', t(list ? 'form.saved' : 'form.made', { name: saved.name }))
      onDone(saved)
    },
  })
  return (
    <form aria-label={list?.name ?? t('new')} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('form.name')} error={form.errors['name']}>
        {(control) => (
          <Input
            {...control}
            {...form.field('name')}
            ref={list ? undefined : takeFocus}
            maxLength={maxName}
            autoComplete="off"
            placeholder={t('form.example')}
          />
        )}
      </Field>
      <Field label={t('form.description')} hint={t('form.descriptionHint')} error={form.errors['description']}>
        {(control) => <Input {...control} {...form.field('description')} maxLength={maxDescription} />}
      </Field>
      <ColorChoice value={form.values.color} onValueChange={(color) => form.set('color', color)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending} disabled={!isOnline}>
          {list ? common('save') : t('form.make')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
