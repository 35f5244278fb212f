import { savedFilterEndpoint } from '#web/components/recipe-search/saved-filters.queries.ts'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import type { FillForm } from './use-fill-form.ts'

const keywords = resourcePicker(resourceEndpoint<typeof keyword>('keyword'))
const filters = resourcePicker(savedFilterEndpoint)

/** Which recipes may be taken: any, where nothing is said. */
export function RecipeWishes({ form: { values, set, errors } }: { form: FillForm }) {
  const t = useTranslations('fill')
  const common = useTranslations('common')
  return (
    <>
      <Field label={t('keywords')} optional={common('optional')} error={errors['keywords']}>
        {(control) => (
          <MultiCombobox
            {...control}
            label={t('keywords')}
            source={keywords}
            value={values.keywords}
            onValueChange={(next) => set('keywords', next)}
          />
        )}
      </Field>
      {values.keywords.length > 1 ? (
        <SegmentedControl
          label={t('mode')}
          value={values.keyword_mode}
          onValueChange={(mode) => set('keyword_mode', mode)}
          className="-mt-2 flex w-full"
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
      ) : null}
      <Field label={t('filter')} optional={common('optional')} error={errors['filter']}>
        {(control) => (
          <Combobox
            {...control}
            label={t('filter')}
            source={filters}
            placeholder={t('anyRecipe')}
            value={values.filter}
            onValueChange={(filter) => set('filter', filter)}
          />
        )}
      </Field>
    </>
  )
}
