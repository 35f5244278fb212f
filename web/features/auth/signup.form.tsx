import { Link, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { signUp } from '#web/lib/api/auth.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { redirectAfterLogin } from './redirect-after-login.ts'
import { inviteInRedirect } from './invite-intent.ts'
import { requiredErrors } from './required-errors.ts'
import { minPasswordLength } from './min-password-length.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { SignupPolicy } from '#worker/auth/signup.contract.ts'
import { call } from '#web/lib/api/api.ts'

export function SignupForm({ owner = false }: { owner?: boolean }) {
  const t = useTranslations('auth')
  const common = useTranslations('common')
  const { redirect } = useSearch({ from: '/_auth' })
  const words = owner ? 'owner' : 'signup'
  const invite = inviteInRedirect(redirect)
  const policy = useSignupPolicy()
  const form = useForm({
    initial: { email: '', username: '', password: '', ...(owner ? { owner_code: '' } : {}) },
    check: (values) => ({
      ...(values.password.length < minPasswordLength ? { password: t('passwordShort') } : {}),
      ...(values.username.includes('@') ? { username: t('signup.noAt') } : {}),
      ...(/^\S+@\S+\.\S+$/.test(values.email.trim()) ? {} : { email: common('invalid.email') }),
      ...requiredErrors(values, common('invalid.required')),
    }),
    submit: async (values) => {
      const username = values.username.trim()
      const { email, password, owner_code } = values
      await signUp({
        name: username,
        username,
        email: email.trim(),
        password,
        timeZone: browserTimeZone(),
        ...(invite === null ? {} : { invite }),
        ...(owner ? { owner_code } : {}),
      })
      redirectAfterLogin(redirect)
    },
  })
  if (!owner && (policy === 'closed' || (policy === 'invite' && invite === null)))
    return <SignupClosed policy={policy} />
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <PageHeader title={t(`${words}.title`)} text={t(`${words}.text`)} tight />
      <FormProblem>{form.problem}</FormProblem>
      {owner && (
        <Field label={t('owner.code')} hint={t('owner.codeHint')} error={form.errors['owner_code']}>
          {(control) => (
            <Input
              {...control}
              {...form.field('owner_code')}
              dir="ltr"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Field label={t('email')} error={form.errors['email']}>
        {(control) => <Input {...control} {...form.field('email')} dir="ltr" type="email" autoComplete="email" />}
      </Field>
      <Field label={t('username')} hint={t('signup.usernameHint')} error={form.errors['username']}>
        {(control) => (
          <Input
            {...control}
            {...form.field('username')}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} error={form.errors['password']}>
        {(control) => <PasswordInput {...control} {...form.field('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" pending={form.pending}>
        {t(`${words}.action`)}
      </Button>
      {!owner && (
        <p className="text-sm text-muted">
          {t('signup.have')}{' '}
          <Button asChild variant="link" size="inline">
            <Link to="/login" search={redirect ? { redirect } : {}}>
              {t('login.action')}
            </Link>
          </Button>
        </p>
      )}
    </form>
  )
}

function SignupClosed({ policy }: { policy: 'invite' | 'closed' }) {
  const t = useTranslations('auth')
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeader title={t('signup.title')} text={t(policy === 'closed' ? 'signup.closed' : 'signup.invite')} tight />
      <Button asChild>
        <Link to="/login">{t('login.action')}</Link>
      </Button>
    </div>
  )
}

/** When the policy is unknown the form shows, and the server refuses if it must. */
const signupQuery = queryOptions({
  queryKey: ['signup-policy'],
  staleTime: 5 * 60_000,
  meta: { quiet: true },
  retry: false,
  queryFn: async ({ signal }): Promise<SignupPolicy> => {
    try {
      return (await call<{ signup: SignupPolicy }>('GET', '/api/server-settings/current/', { signal })).signup
    } catch {
      return 'open'
    }
  },
})

const useSignupPolicy = (): SignupPolicy => useSuspenseQuery(signupQuery).data
