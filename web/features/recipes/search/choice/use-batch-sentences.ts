import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import type { BatchChange } from './batch-change.ts'

/** A change in words, a sentence for each of its parts. */
export function useBatchSentences(): (change: BatchChange) => string[] {
  const t = useTranslations('cards')
  const { list, minutes, number } = useFormat()
  const names = (keywords: readonly Picked[]) => list(keywords.map(({ name }) => t('change.says.quoted', { name })))
  return ({ add, remove, workingTime, waitingTime, servings, private: hidden }) => [
    ...(add.length > 0 ? [t('change.says.add', { names: names(add) })] : []),
    ...(remove.length > 0 ? [t('change.says.remove', { names: names(remove) })] : []),
    ...(workingTime === undefined ? [] : [t('change.says.working', { time: minutes(workingTime) })]),
    ...(waitingTime === undefined ? [] : [t('change.says.waiting', { time: minutes(waitingTime) })]),
    ...(servings === undefined ? [] : [t('change.says.servings', { servings: number(servings) })]),
    ...(hidden === undefined ? [] : [t(hidden ? 'change.says.private' : 'change.says.open')]),
  ]
}
