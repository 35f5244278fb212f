import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { useSession } from '#web/lib/api/session.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import type { ActivityRow } from './activity.queries.ts'
import { deedText } from './sentence.ts'

export function useSentence() {
  const t = useTranslations('activity')
  const kinds = useKindWords()
  const nameOf = usePersonName()
  const me = useSession().user.id
  const { list, date } = useFormat()
  const words = { t, kinds, list, day: (civil: string) => date(civilToDate(civil), 'day') }
  const did = (rows: readonly ActivityRow[]) => deedText(rows, words)
  return {
    did,
    whole: (rows: readonly ActivityRow[]) => {
      const actor = rows[0]?.actor ?? null
      if (actor?.id === me) return t('youSentence', { did: did(rows) })
      return t('sentence', { who: actor ? nameOf(actor) : t('system'), did: did(rows) })
    },
    who: (actor: ActivityRow['actor']) => (actor ? nameOf(actor) : t('system')),
  }
}
