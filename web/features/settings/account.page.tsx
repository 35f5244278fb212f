import { Suspense } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AccountDeletion } from './account-deletion.tsx'
import { OwnDataSection } from './archive/own-data.section.tsx'
import { EmailForm } from './email.form.tsx'
import { NameForm } from './name.form.tsx'
import { PasswordForm } from './password.form.tsx'
import { PictureSection } from './preferences/picture.section.tsx'
import { SessionList } from './session.list.tsx'
import { TimeZoneHint } from './time-zone-hint.tsx'

export function AccountPage() {
  const t = useTranslations('settings')
  return (
    <>
      <PageHeader title={t('tabs.account')} tight />
      <TimeZoneHint />
      <PictureSection />
      <NameForm />
      <EmailForm />
      <PasswordForm />
      <SessionList />
      <Suspense>
        <OwnDataSection />
      </Suspense>
      <AccountDeletion />
    </>
  )
}
