import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FoundItem } from '../import-job.rows.ts'
import { reasonText } from '../reason-text.ts'
import { problemKindOf } from '../../problem-kind.ts'
import type { Fate } from './fate.ts'

const kinds = ['food', 'unit', 'book', 'meal', 'shopping'] as const

/** Why an item does not come, or blank where it does. */
export function useFateText({ state, code, msg, details }: FoundItem, fate: Fate): string {
  const t = useTranslations('apps')
  const page = useTranslations('import')
  switch (fate) {
    case 'comes':
    case 'came':
      return ''
    case 'waits':
      return t('item.waiting')
    case 'here':
      if (state === 'known') return t('item.here')
      return t(details.here?.by === 'name' ? 'item.sameName' : 'item.known')
    case 'broken':
      if (details.kind === 'link') return page(`problem.${problemKindOf(code)}`)
      return reasonText(t, code ?? details.code, msg || (details.msg ?? ''))
    case 'left': {
      const kind = kinds.find((one) => one === details.kind) ?? 'other'
      return t('item.left', { what: t(`item.kind.${kind}`) })
    }
  }
}
