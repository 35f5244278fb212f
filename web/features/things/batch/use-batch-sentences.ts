import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { inheritable } from '../inheritance/inheritable.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { batchFlags, batchLists, type FoodBatch, fieldsThat } from './food-batch.ts'

/** What a batch will do, a sentence for each part of it. */
export function useBatchSentences() {
  const t = useTranslations('batch')
  const format = useFormat()
  const texts = useThingTexts()
  const fields = (ids: readonly number[]) =>
    format.list(inheritable.filter(({ id }) => ids.includes(id)).map(({ field }) => texts.field(field)))
  return (batch: FoodBatch): string[] => {
    const { aisle, parent, inherit, childInherit } = batch
    const inherited = [
      ['inherit', inherit],
      ['childInherit', childInherit],
    ] as const
    return [
      ...(aisle === undefined ? [] : [aisle ? t('says.aisle', { name: aisle.name }) : t('says.noAisle')]),
      ...batchFlags.flatMap((flag) =>
        batch[flag] === undefined ? [] : [t(`says.${flag}_${batch[flag] ? 'on' : 'off'}`)],
      ),
      ...(parent === undefined ? [] : [parent ? t('says.parent', { name: parent.name }) : t('says.noParent')]),
      ...batchLists.flatMap((list) =>
        batch[list].length === 0
          ? []
          : [t(`says.${list}`, { names: format.list(batch[list].map(({ name }) => name)) })],
      ),
      ...inherited.flatMap(([kind, which]) =>
        ([true, false] as const).flatMap((isOn) => {
          const ids = fieldsThat(which, isOn)
          return ids.length === 0 ? [] : [t(`says.${kind}_${isOn ? 'on' : 'off'}`, { fields: fields(ids) })]
        }),
      ),
    ]
  }
}
