import { Navigate } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingsNav } from './settings-nav.tsx'

/** On phones the rail is a page of its own; beside it there is always another page. */
export function SettingsPage() {
  const t = useTranslations('settings')
  if (matchMedia('(min-width: 64rem)').matches) return <Navigate to="/settings/account" replace />
  return (
    <>
      <PageHeader title={t('title')} tight />
      <SettingsNav />
    </>
  )
}
