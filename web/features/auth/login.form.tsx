import { Link, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page.header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { FormProblem } from '#web/components/ui/form.problem.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password.input.tsx'
import { signIn } from '#web/lib/auth.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { enter } from './enter.ts'
import { missing } from './missing.ts'

export function LoginForm() {
  const t = useWords('auth')
  const common = useWords('common')
  const { redirect } = useSearch({ from: '/_auth' })
  const form = useForm({
    initial: { login: '', password: '' },
    check: (values) => missing(values, common('invalid.required')),
    submit: async ({ login, password }) => {
      await signIn(login.trim(), password)
      enter(redirect)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <PageHeader title={t('login.title')} text={t('login.text')} tight />
      <FormProblem>{form.problem}</FormProblem>
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
