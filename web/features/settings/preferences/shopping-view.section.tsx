import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { DeviceSwitch } from './device-switch.tsx'

const groupings = ['Category', 'Recipe', 'CreatedBy', 'None'] as const

export function ShoppingViewSection() {
  const t = useTranslations('preferences')
  const [grouping, setGrouping] = useDeviceSetting('shopping_selected_grouping')
  return (
    <Section title={t('shopping.view')} text={t('device.text')}>
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-sm font-medium">
          {t('shopping.group')}
        </p>
        <SegmentedControl
          label={t('shopping.group')}
          value={grouping}
          onValueChange={setGrouping}
          className="flex w-full"
          options={groupings.map((value) => ({ value, label: t(`shopping.grouping.${value}`) }))}
        />
      </div>
      <div>
        <DeviceSwitch name="shopping_show_selected_supermarket_only" label={t('shopping.aisles')} />
        <DeviceSwitch name="shopping_show_checked_entries" label={t('shopping.done')} />
        <DeviceSwitch name="shopping_show_delayed_entries" label={t('shopping.later')} />
        <DeviceSwitch name="shopping_input_autocomplete" label={t('shopping.suggest')} />
        <DeviceSwitch name="shopping_show_debug" label={t('shopping.debug')} hint={t('shopping.debugHint')} />
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('shopping.info')}</legend>
        <DeviceSwitch name="shopping_item_info_recipe" label={t('shopping.recipe')} />
        <DeviceSwitch name="shopping_item_info_mealplan" label={t('shopping.meal')} />
        <DeviceSwitch name="shopping_item_info_created_by" label={t('shopping.by')} />
      </fieldset>
    </Section>
  )
}
