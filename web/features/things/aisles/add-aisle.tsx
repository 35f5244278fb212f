import { useState } from 'react'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'
import { choicesFrom } from '../editor/choices-from.ts'
import { isSameSpelling } from '../spellings/spelling.ts'
import type { Aisle } from './aisle.ts'

interface AddAisleProps {
  id: string
  aisles: readonly Aisle[]
  onAdd: (category: Picked) => void
}

/** Offers what the supermarket does not have yet; a new name makes an aisle. */
export function AddAisle({ id, aisles, onAdd }: AddAisleProps) {
  const t = useTranslations('sections')
  const [twice, setTwice] = useState<string>()
  const has = ({ name }: Picked) => aisles.some(({ category }) => isSameSpelling(category.name, name))
  const add = (picked: Picked | null) => {
    if (!picked) return
    setTwice(has(picked) ? picked.name : undefined)
    if (!has(picked)) onAdd(picked)
  }
  return (
    <div id={id}>
      <Field
        label={t('aisles.add')}
        hint={t('aisles.addHint')}
        error={twice === undefined ? undefined : [t('aisles.twice', { name: twice })]}
      >
        {(control) => (
          <Combobox
            {...control}
            label={t('aisles.add')}
            source={sourceWithout(aisles, has)}
            value={null}
            onValueChange={add}
            allowNew
            required
          />
        )}
      </Field>
    </div>
  )
}

function sourceWithout(aisles: readonly Aisle[], has: (option: Picked) => boolean): PickerSource {
  const { key, search } = choicesFrom({ field: 'category', kind: 'thing', from: 'supermarket-category' })
  return {
    key: `${key} but ${aisles.map(({ category }) => category.id).join()}`,
    search: async (query, signal) => (await search(query, signal)).filter((option) => !has(option)),
  }
}
