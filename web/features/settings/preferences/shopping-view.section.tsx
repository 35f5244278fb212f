import { OnlyAisles } from '#web/components/shopping/only-aisles.tsx'
import { ViewSettings } from '#web/components/shopping/view-settings.tsx'
import { DeviceSwitch } from '#web/components/ui/form/device-switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

export function ShoppingViewSection() {
  const t = useTranslations('preferences')
  return (
    <Section title={t('shopping.view')} text={t('device.text')}>
      <ViewSettings
        more={
          <>
            <OnlyAisles />
            <DeviceSwitch name="shopping_show_debug" label={t('shopping.debug')} hint={t('shopping.debugHint')} />
          </>
        }
      />
    </Section>
  )
}
