import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { deviceSettings, resetDeviceSettings, useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { tablePageSizes } from '#web/lib/use-table-page.ts'
import { Section } from '../section.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

export function DeviceSection() {
  const t = useTranslations('preferences')
  const settings = useTranslations('settings')
  const [size, setSize] = useDeviceSetting('general_tableItemsPerPage')
  const reset = () => {
    const before = deviceSettings.get()
    resetDeviceSettings()
    notify('success', settings('device.resetDone'), { undo: async () => deviceSettings.set(before) })
  }
  return (
    <Section title={settings('device.title')} text={t('device.text')}>
      <SettingRows>
        <SettingRow wide label={t('device.table')} hint={t('device.tableHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(size)}
              onValueChange={(next) => setSize(Number(next))}
              options={tablePageSizes.map((value) => ({
                value: String(value),
                label: value < 0 ? t('device.all') : String(value),
              }))}
            />
          )}
        </SettingRow>
      </SettingRows>
      <div className="flex flex-wrap gap-2">
        <ShowHints />
        <Button variant="outline" onClick={reset}>
          {settings('device.reset')}
        </Button>
      </div>
    </Section>
  )
}

function ShowHints() {
  const t = useTranslations('preferences')
  const [closed, setClosed] = useDeviceSetting('general_closedHelpAlerts')
  const showAll = () => {
    setClosed([])
    const text = closed.length === 0 ? t('device.hintsNone') : t('device.hintsDone', { count: closed.length })
    notify('success', text, closed.length === 0 ? {} : { undo: async () => setClosed(closed) })
  }
  return (
    <Button variant="outline" onClick={showAll}>
      {t('device.hints')}
    </Button>
  )
}
