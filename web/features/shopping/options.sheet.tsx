import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/use-preference.ts'
import type { ShoppingList as List } from './shopping-list.ts'
import { ShareButton } from './share-button.tsx'
import { supermarketsQuery } from './offline.queries.ts'

const groupings = ['Category', 'Recipe', 'CreatedBy', 'None'] as const

export function OptionsSheet({ shoppingList }: { shoppingList: List }) {
  const t = useTranslations('shopping')
  const { open, set } = useOverlay('view')
  const [grouping, setGrouping] = useDeviceSetting('shopping_selected_grouping')
  const [shop, setShop] = useDeviceSetting('shopping_selected_supermarket')
  const { data: shops = [] } = useQuery(supermarketsQuery)
  return (
    <Sheet open={open} onOpenChange={set} title={t('options.title')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <p aria-hidden className="text-sm font-medium">
            {t('options.group')}
          </p>
          <SegmentedControl
            label={t('options.group')}
            value={grouping}
            onValueChange={setGrouping}
            className="flex w-full"
            options={groupings.map((value) => ({ value, label: t(`options.grouping.${value}`) }))}
          />
        </div>
        {grouping === 'Category' && shops.length > 0 ? (
          <>
            <Field label={t('options.supermarket')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(shop ?? '')}
                  onValueChange={(id) => setShop(id === '' ? null : Number(id))}
                  options={[
                    { value: '', label: t('options.noSupermarket') },
                    ...shops.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                />
              )}
            </Field>
            {shop === null ? null : <OnlyAisles />}
          </>
        ) : null}
        <div>
          <Setting name="shopping_show_checked_entries" label="showDone" />
          <Setting name="shopping_show_delayed_entries" label="showLater" />
          <Setting name="shopping_input_autocomplete" label="suggest" />
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('options.info')}</legend>
          <Setting name="shopping_item_info_recipe" label="infoRecipe" />
          <Setting name="shopping_item_info_mealplan" label="infoPlan" />
          <Setting name="shopping_item_info_created_by" label="infoBy" />
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <ShareButton shoppingList={shoppingList} variant="text" />
          <Button asChild variant="outline">
            <Link to="." search={(search) => ({ ...search, open: 'export' })} replace>
              <FileDown aria-hidden />
              {t('export.open')}
            </Link>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** Whoever wants it on all devices says so in the settings. */
function OnlyAisles() {
  const t = useTranslations('shopping')
  if (!usePreference().filter_to_supermarket)
    return <Setting name="shopping_show_selected_supermarket_only" label="onlyAisles" hint="onlyAislesHint" />
  return (
    <Switch
      label={t('options.onlyAisles')}
      hint={t('options.onlyAislesEverywhere')}
      checked
      disabled
      onCheckedChange={() => undefined}
    />
  )
}

interface SettingProps {
  name:
    | 'shopping_show_selected_supermarket_only'
    | 'shopping_show_checked_entries'
    | 'shopping_show_delayed_entries'
    | 'shopping_input_autocomplete'
    | 'shopping_item_info_recipe'
    | 'shopping_item_info_mealplan'
    | 'shopping_item_info_created_by'
  label: 'onlyAisles' | 'showDone' | 'showLater' | 'suggest' | 'infoRecipe' | 'infoPlan' | 'infoBy'
  hint?: 'onlyAislesHint'
}

function Setting({ name, label, hint }: SettingProps) {
  const t = useTranslations('shopping')
  const [isOn, set] = useDeviceSetting(name)
  return (
    <Switch label={t(`options.${label}`)} hint={hint && t(`options.${hint}`)} checked={isOn} onCheckedChange={set} />
  )
}
