import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { FileChoice } from './file-choice.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

const maxName = 128
const maxMessage = 512

export function NameSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const common = useTranslations('common')
  const change = useChangeSpace()
  const form = useForm({
    initial: { name: space.name, message: space.message },
    check: ({ name }) => (name.trim() ? {} : { name: common('invalid.required') }),
    submit: ({ name, message }) =>
      change.mutateAsync({ body: { name: name.trim(), message: message.trim() }, done: common('saved') }),
  })
  return (
    <Section title={t('name.title')}>
      <div className="-my-4">
        <FileChoice
          label={t('name.picture')}
          hint={t('name.pictureHint')}
          file={space.image}
          kind="picture"
          onChoose={(image) => change.mutate({ body: { image }, done: t('name.pictureDone') })}
        />
      </div>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('name.name')} error={form.errors['name']}>
          {(control) => (
            <Input {...control} {...form.field('name')} dir="auto" maxLength={maxName} autoComplete="off" />
          )}
        </Field>
        <Field
          label={t('name.message')}
          hint={t('name.messageHint')}
          optional={common('optional')}
          error={form.errors['message']}
        >
          {(control) => <Textarea {...control} {...form.field('message')} dir="auto" rows={2} maxLength={maxMessage} />}
        </Field>
        <Button type="submit" pending={form.pending} className="self-start">
          {common('save')}
        </Button>
      </form>
    </Section>
  )
}
