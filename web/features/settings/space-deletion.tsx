import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { deleteSpace, spaceDeletionQuery } from '#web/lib/deletion.queries.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { refreshSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

interface Space {
  id: number
  name: string
}

export function SpaceDeletion({ space }: { space: Space }) {
  const t = useTranslations('settings')
  const dialog = useOverlay('delete-space')
  return (
    <Section title={t('deleteSpace.title')} text={t('deleteSpace.text', { space: space.name })}>
      <Button variant="danger" className="self-start" onClick={dialog.show}>
        {t('deleteSpace.ask')}
      </Button>
      {dialog.open ? <Confirmation space={space} onOpenChange={dialog.set} /> : null}
    </Section>
  )
}

function Confirmation({ space, onOpenChange }: { space: Space; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  const router = useRouter()
  const { data } = useQuery(spaceDeletionQuery(space.id))
  const form = useForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      ...(name.trim() === space.name.trim() ? {} : { name: t('deleteSpace.otherName') }),
      ...(password ? {} : { password: common('invalid.required') }),
    }),
    submit: async ({ password }) => {
      await deleteSpace(space.id, password)
      onOpenChange(false)
      await refreshSession()
      await router.invalidate()
      notify('success', t('deleteSpace.done'))
    },
  })
  const others = (data?.user_count ?? 1) - 1
  return (
    <LazyDialog
      open
      onOpenChange={onOpenChange}
      title={t('deleteSpace.sure', { space: space.name })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="delete-space" variant="danger" pending={form.pending}>
            {t('deleteSpace.action')}
          </Button>
        </>
      }
    >
      <form id="delete-space" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <ul className="list-disc space-y-1 ps-5 text-sm">
          <li>{t('deleteSpace.goes', { count: data?.recipe_count ?? 0 })}</li>
          {others > 0 ? <li>{t('deleteSpace.others', { count: others })}</li> : null}
          <li>{t('deleteSpace.back')}</li>
        </ul>
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('deleteSpace.name', { space: space.name })} error={form.errors['name']}>
          {(control) => <Input {...control} {...form.field('name')} dir="auto" autoComplete="off" />}
        </Field>
        <Field label={t('email.password')} error={form.errors['password']}>
          {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="current-password" />}
        </Field>
      </form>
    </LazyDialog>
  )
}
