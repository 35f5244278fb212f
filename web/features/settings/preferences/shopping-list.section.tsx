import { Select } from '#web/components/ui/form/select.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { Section } from '../section.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

/** Seconds; 0 never looks. Up to 5 the list looks as soon as it may. */
const intervals = [0, 5, 10, 30, 60, 300]
const quick = 5
const maxDelay = 999
const maxDays = 90

export function ShoppingListSection() {
  const t = useTranslations('preferences')
  const preference = usePreference()
  const save = useSavePreference()
  const interval = preference.shopping_auto_sync
  const offered = [...new Set([...intervals, interval])].sort((one, other) => one - other)
  const intervalText = (seconds: number) => {
    if (seconds === 0) return t('shopping.never')
    if (seconds === quick) return t('shopping.quickly')
    return seconds % 60 === 0
      ? t('shopping.minutes', { count: seconds / 60 })
      : t('shopping.seconds', { count: seconds })
  }
  return (
    <Section title={t('shopping.list')}>
      <SettingRows>
        <SettingRow wide label={t('shopping.sync')} hint={t('shopping.syncHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(interval)}
              onValueChange={(seconds) => save.mutate({ shopping_auto_sync: Number(seconds) })}
              options={offered.map((seconds) => ({ value: String(seconds), label: intervalText(seconds) }))}
            />
          )}
        </SettingRow>
        <SettingRow label={t('shopping.delay')}>
          <Stepper
            label={t('shopping.delay')}
            min={0.5}
            max={maxDelay}
            unit={t('shopping.hours')}
            value={preference.default_delay}
            onChange={(default_delay) => save.mutate({ default_delay })}
          />
        </SettingRow>
        <SettingRow label={t('shopping.recent')}>
          <Stepper
            label={t('shopping.recent')}
            min={0}
            max={maxDays}
            unit={t('shopping.days')}
            value={preference.shopping_recent_days}
            onChange={(days) => save.mutate({ shopping_recent_days: Math.round(days) })}
          />
        </SettingRow>
        <PreferenceSwitch name="shopping_add_onhand" label={t('shopping.onhand')} hint={t('shopping.onhandHint')} />
        <PreferenceSwitch name="filter_to_supermarket" label={t('shopping.filter')} hint={t('shopping.filterHint')} />
        <PreferenceSwitch
          name="shopping_update_food_lists"
          label={t('shopping.foodLists')}
          hint={t('shopping.foodListsHint')}
        />
      </SettingRows>
    </Section>
  )
}
