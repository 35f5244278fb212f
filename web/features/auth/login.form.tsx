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
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words/words.ts'
import { enter } from './enter.ts'
import { missing } from './missing.ts'

const KeepNotice = lazy(async () => ({ default: (await import('./keep.notice.tsx')).KeepNotice }))

/** From when on an account may be deleted, where that is why nobody is let in. */
function eraseAtIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'account.deleting') return null
  return (error.body as { erase_at: string }).erase_at // What that refusal says.
}

export function LoginForm() {
  const t = useWords('auth')
  const common = useWords('common')
  const { redirect } = useSearch({ from: '/_auth' })
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  const form = useForm({
    initial: { login: '', password: '' },
    check: (values) => missing(values, common('invalid.required')),
    submit: async ({ login, password }) => {
      setEraseAt(null)
      try {
        await signIn(login.trim(), password)
      } catch (error) {
        const until = eraseAtIn(error)
        if (until === null) throw error
        return setEraseAt(until)
      }
      enter(redirect)
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
            onKept={() => enter(redirect)}
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
