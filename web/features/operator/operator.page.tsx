import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HealthSection } from './health.section.tsx'
import { LettersSection } from './letters.section.tsx'
import { ProvidersSection } from './providers.section.tsx'
import { SignupSection } from './signup.section.tsx'
import { SpacesSection } from './spaces.section.tsx'

export function OperatorPage() {
  const t = useTranslations('operator')
  const mayReadProviders = useHasRole('user')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} tight />
      <HealthSection />
      <SpacesSection />
      <LettersSection />
      {mayReadProviders ? <ProvidersSection /> : null}
      <SignupSection />
    </>
  )
}
