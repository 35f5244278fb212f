import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { QueuedChange } from '#web/lib/outbox/queued-change.ts'

/** “Plan, changed”. */
export function useChangeText() {
  const t = useTranslations('offline')
  return ({ kind, type }: Pick<QueuedChange, 'kind' | 'type'>): string =>
    `${t(`where.${placeOf(kind)}`)}, ${t(`what.${deedOf(type)}`)}`
}

const places = ['shopping', 'meal-plan', 'cook-log', 'recipe', 'favourite'] as const
const placeOf = (kind: string) => places.find((place) => place === kind) ?? 'shopping'

function deedOf(type: string) {
  if (type === 'add' || type === 'restore' || type === 'remove') return type
  return type === 'unlist' ? 'remove' : 'change'
}
