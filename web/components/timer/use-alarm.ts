import { useEffect } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { showNotification } from './notification.ts'
import { hush, ring } from './alarm-sound.ts'
import { announce } from './announcement.ts'
import { isOver, type Timer } from './timer-rules.ts'

const announcedEnds = new Set<string>()

/** Announces each end once, however often it renders. */
export function useAlarm(timers: readonly Timer[], now: number) {
  const t = useTranslations('cook')
  const over = timers.filter((timer) => isOver(timer, now))
  const ends = over.map(({ id, endsAt }) => `${id} ${endsAt}`).join()
  useEffect(() => {
    if (!ends) return hush()
    for (const { id, endsAt, name } of over) {
      const end = `${id} ${endsAt}`
      if (announcedEnds.has(end)) continue
      announcedEnds.add(end)
      const sentence = t('timer.over', { name })
      hush()
      ring()
      announce(sentence)
      void showNotification(sentence, id)
    }
    // `over` changes exactly when `ends` does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ends, t])
  useEffect(() => hush, [])
}
