import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { AccountDeletion } from './account-deletion.tsx'
import { EmailForm } from './email.form.tsx'
import { NameForm } from './name.form.tsx'
import { PasswordForm } from './password.form.tsx'
import { SessionList } from './session.list.tsx'
import { ZoneHint } from './zone-hint.tsx'

export function AccountPage() {
  const t = useWords('settings')
  return (
    <>
      <PageHeader title={t('tabs.account')} tight />
      <ZoneHint />
      <NameForm />
      <EmailForm />
      <PasswordForm />
      <SessionList />
      <AccountDeletion />
    </>
  )
}
