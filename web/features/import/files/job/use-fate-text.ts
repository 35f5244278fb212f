import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FoundItem } from '../import-job.rows.ts'
import { reasonText } from '../reason-text.ts'
import { problemKindOf } from '../../problem-kind.ts'
import type { Fate } from './fate.ts'

/** Why an item does not come, or what of it did not; blank where all does. */
export function useFateText({ state, code, msg, details }: FoundItem, fate: Fate): string {
  const t = useTranslations('apps')
  const page = useTranslations('import')
  switch (fate) {
    case 'comes':
      return ''
    case 'came':
      return reasonText(t, code, msg)
    case 'waits':
      return t('item.waiting')
    case 'here':
      if (state === 'known') return [t('item.here'), ...(code ? [reasonText(t, code, msg)] : [])].join('. ')
      return t(details.here?.by === 'name' ? 'item.sameName' : 'item.known')
    case 'broken':
      if (details.kind === 'link') return page(`problem.${problemKindOf(code)}`)
      return reasonText(t, code ?? details.code, msg || (details.msg ?? ''))
    case 'left':
      return t(code === 'import.not_wanted' ? 'item.notWanted' : 'item.left')
  }
}
