import { Field } from '#web/components/ui/form/field.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { setEndpoints } from '#web/components/recipe-search/use-search-names.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Kind, setNames, ways } from '#web/lib/recipe-search/sets.ts'
import { type Picked, resourcePicker } from '#web/lib/resource-picker.ts'
import type { FilterProps } from './filter-props.ts'

const idsOf = (picked: readonly Picked[]) => picked.flatMap(({ id }) => (id === undefined ? [] : [id]))
const foodNames = { other_names: 1 }

interface SetFieldsProps extends FilterProps {
  kind: Kind
  nameOf: (kind: Kind, id: number) => string
}

/** All, any and none of things of a kind. That not all of some go together is asked by older addresses alone. */
export function SetFields({ kind, search, change, nameOf }: SetFieldsProps) {
  const t = useTranslations('finding')
  const source = resourcePicker(setEndpoints[kind], kind === 'foods' ? foodNames : {})
  return ways
    .filter((way) => way !== 'notAll' || search[setNames[kind].notAll])
    .map((way) => {
      const name = setNames[kind][way]
      const label = `${t(`sheet.groups.${kind}`)}: ${t(`sheet.sets.${way}`)}`
      return (
        <div key={way} data-control={name}>
          <Field label={t(`sheet.sets.${way}`)}>
            {(control) => (
              <MultiCombobox
                {...control}
                label={label}
                source={source}
                value={(search[name] ?? []).map((id) => ({ id, name: nameOf(kind, id) }))}
                onValueChange={(picked) => change({ [name]: idsOf(picked) })}
              />
            )}
          </Field>
        </div>
      )
    })
}
