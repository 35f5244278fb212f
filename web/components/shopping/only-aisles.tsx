import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'

/** Whoever wants it on all devices says so in the settings. */
export function OnlyAisles() {
  const t = useTranslations('listview')
  if (!usePreference().filter_to_supermarket)
    return (
      <DeviceSwitch name="shopping_show_selected_supermarket_only" label={t('onlyAisles')} hint={t('onlyAislesHint')} />
    )
  return (
    <Switch
      label={t('onlyAisles')}
      hint={t('onlyAislesEverywhere')}
      checked
      disabled
      onCheckedChange={() => undefined}
    />
  )
}
