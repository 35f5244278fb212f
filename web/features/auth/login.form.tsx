import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { signIn } from '#web/lib/api/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { redirectAfterLogin } from './redirect-after-login.ts'
import { requiredErrors } from './required-errors.ts'

const KeepNotice = lazy(async () => ({
  default: (await import('./account-deletion.notice.tsx')).AccountDeletionNotice,
}))

function eraseAtFromError(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'account.deleting') return null
  return (error.body as { erase_at: string }).erase_at // This error code has that body.
}

export function LoginForm() {
  const t = useTranslations('auth')
  const common = useTranslations('common')
  const { redirect } = useSearch({ from: '/_auth' })
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  const form = useForm({
    initial: { login: '', password: '' },
    check: (values) => requiredErrors(values, common('invalid.required')),
    submit: async ({ login, password }) => {
      setEraseAt(null)
      try {
        await signIn(login.trim(), password)
      } catch (error) {
        const until = eraseAtFromError(error)
        if (until === null) throw error
        return setEraseAt(until)
      }
      redirectAfterLogin(redirect)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <PageHeader title={t('login.title')} text={t('login.text')} tight />
      <FormProblem>{form.problem}</FormProblem>
      {eraseAt ? (
        <Suspense>
          <KeepNotice
            eraseAt={eraseAt}
            login={form.values.login.trim()}
            password={form.values.password}
            onKept={() => redirectAfterLogin(redirect)}
          />
        </Suspense>
      ) : null}
      <Field label={t('login.name')} error={form.errors['login']}>
        {(control) => (
          <Input
            {...control}
            {...form.field('login')}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('password')} error={form.errors['password']}>
        {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="lg" pending={form.pending}>
        {t('login.action')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Button asChild variant="link" size="inline">
          <Link to="/signup" search={redirect ? { redirect } : {}}>
            {t('login.signup')}
          </Link>
        </Button>
        <Button asChild variant="link" size="inline">
          <Link to="/forgot-password">{t('login.forgot')}</Link>
        </Button>
      </div>
    </form>
  )
}
