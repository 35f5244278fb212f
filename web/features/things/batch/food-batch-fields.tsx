import type { ReactNode } from 'react'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { choicesFrom } from '../editor/choices-from.ts'
import { inheritable } from '../inheritance/inheritable.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { batchFlags, batchLists, type FoodBatch } from './food-batch.ts'
import { OneOrNone } from './one-or-none.tsx'
import { ThreeWay } from './three-way.tsx'

interface FoodBatchFieldsProps {
  batch: FoodBatch
  onChange: (change: Partial<FoodBatch>) => void
}

/** What is changed most often comes first; the rest is folded away. */
export function FoodBatchFields({ batch, onChange }: FoodBatchFieldsProps) {
  const t = useTranslations('batch')
  const texts = useThingTexts()
  const flag = (name: (typeof batchFlags)[number]) => (
    <ThreeWay
      key={name}
      label={texts.field(name === 'on_hand' ? 'food_onhand' : name)}
      value={batch[name]}
      onValueChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <OneOrNone
        label={texts.field('supermarket_category')}
        noneLabel={t('noAisle')}
        from="supermarket-category"
        value={batch.aisle}
        onValueChange={(aisle) => onChange({ aisle })}
      />
      {(['on_hand', 'ignore_shopping'] as const).map(flag)}
      <OneOrNone
        label={t('parent')}
        noneLabel={t('noParent')}
        from="food"
        value={batch.parent}
        onValueChange={(parent) => onChange({ parent })}
      />
      <Fold title={t('more')}>
        {batchLists.map((list) => (
          <Field key={list} label={t(`lists.${list}`)}>
            {(control) => (
              <MultiCombobox
                {...control}
                label={t(`lists.${list}`)}
                source={choicesFrom({
                  field: list,
                  kind: 'things',
                  from: list.startsWith('substitute') ? 'food' : 'shopping-list',
                })}
                value={batch[list]}
                onValueChange={(value) => onChange({ [list]: value })}
              />
            )}
          </Field>
        ))}
        {(['substitute_siblings', 'substitute_children'] as const).map(flag)}
      </Fold>
      {(['inherit', 'childInherit'] as const).map((kind) => (
        <Fold key={kind} title={t(kind)}>
          {inheritable.map(({ id, field }) => (
            <ThreeWay
              key={id}
              label={texts.field(field)}
              value={batch[kind][id]}
              onValueChange={(value) => onChange({ [kind]: { ...batch[kind], [id]: value } })}
            />
          ))}
        </Fold>
      ))}
    </div>
  )
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="rounded-md border border-line px-4 py-2">
    <summary className="cursor-pointer py-1 text-sm font-medium">{title}</summary>
    <div className="flex flex-col gap-4 py-3">{children}</div>
  </details>
)
