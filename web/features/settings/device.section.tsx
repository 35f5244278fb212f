import { Button } from '#web/components/ui/button.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { deviceSettings, resetDevice, useDevice } from '#web/lib/device.settings.ts'
import { say } from '#web/lib/words/messages.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Section } from './section.tsx'

export function DeviceSection() {
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
