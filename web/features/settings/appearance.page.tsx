import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AmountsSection } from './amounts.section.tsx'
import { CookingSection } from './cooking.section.tsx'
import { AppearanceSection } from './appearance.section.tsx'
import { InstallNotice } from '#web/components/shell/install.notice.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { DeviceSection } from './preferences/device.section.tsx'
import { NavigationSection } from './preferences/navigation.section.tsx'
import { StartSection } from './preferences/start.section.tsx'
import { Section } from './section.tsx'

export function AppearancePage() {
  const t = useTranslations('settings')
  return (
    <>
      <PageHeader title={t('tabs.appearance')} tight />
      <AppearanceSection />
      <InstallNotice lasting />
      <NavigationSection />
      <StartSection />
      <AmountsSection />
      <CookingSection />
      <DeviceSection />
      <AboutSection />
    </>
  )
}

function AboutSection() {
  const t = useTranslations('settings')
  return (
    <Section title={t('about.title')}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Button asChild variant="link" size="inline">
          <a href="/licenses">{t('about.licences')}</a>
        </Button>
        <Button asChild variant="link" size="inline">
          <a href="/docs">{t('about.api')}</a>
        </Button>
      </p>
    </Section>
  )
}
