import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { AboutSection } from './about.section.tsx'
import { AmountsSection } from './amounts.section.tsx'
import { CookingSection } from './cooking.section.tsx'
import { LookSection } from './look.section.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { deviceSettings, resetDevice, useDevice } from '#web/lib/device-settings.ts'
import { say } from '#web/lib/words/messages.ts'
import { Section } from './section.tsx'

export function AppearancePage() {
  const t = useWords('settings')
  return (
    <>
      <PageHeader title={t('tabs.appearance')} tight />
      <LookSection />
      <AmountsSection />
      <CookingSection />
      <DeviceSection />
      <AboutSection />
    </>
  )
}

function DeviceSection() {
  const t = useWords('settings')
  const [week, setWeek] = useDevice('start_showMealPlan')
  const reset = () => {
    const before = deviceSettings.get()
    resetDevice()
    say('success', t('device.resetDone'), { undo: async () => deviceSettings.set(before) })
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
