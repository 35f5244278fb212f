import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AmountsSection } from './amounts.section.tsx'
import { CookingSection } from './cooking.section.tsx'
import { AppearanceSection } from './appearance.section.tsx'
import { InstallNotice } from '#web/components/shell/install.notice.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { deviceSettings, resetDeviceSettings, useDeviceSetting } from '#web/lib/device-settings.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { Section } from './section.tsx'

export function AppearancePage() {
  const t = useTranslations('settings')
  return (
    <>
      <PageHeader title={t('tabs.appearance')} tight />
      <AppearanceSection />
      <InstallNotice lasting />
      <AmountsSection />
      <CookingSection />
      <DeviceSection />
      <AboutSection />
    </>
  )
}

function DeviceSection() {
  const t = useTranslations('settings')
  const [week, setWeek] = useDeviceSetting('start_showMealPlan')
  const reset = () => {
    const before = deviceSettings.get()
    resetDeviceSettings()
    notify('success', t('device.resetDone'), { undo: async () => deviceSettings.set(before) })
  }
  return (
    <Section title={t('device.title')}>
      <Switch label={t('device.week')} checked={week} onCheckedChange={setWeek} />
      <Button variant="outline" className="self-start" onClick={reset}>
        {t('device.reset')}
      </Button>
    </Section>
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
