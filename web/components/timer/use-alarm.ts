import { useEffect } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { notice } from './alarm.notice.ts'
import { hush, ring } from './alarm-sound.ts'
import { speak } from './spoken.ts'
import { isOver, type Timer } from './timer-rules.ts'

const told = new Set<string>()

/** Rings while a timer is over: aloud, as a notification, and in words. Each end is told once, however often it is drawn. */
export function useAlarm(timers: readonly Timer[], now: number) {
  const t = useWords('cook')
  const over = timers.filter((timer) => isOver(timer, now))
  const ends = over.map(({ id, endsAt }) => `${id} ${endsAt}`).join()
  useEffect(() => {
    if (!ends) return hush()
    for (const { id, endsAt, name } of over) {
      const end = `${id} ${endsAt}`
      if (told.has(end)) continue
      told.add(end)
      const sentence = t('timer.over', { name })
      hush()
      ring()
      speak(sentence)
      void notice(sentence, id)
    }
    // What is over changes exactly when the ends do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ends, t])
  useEffect(() => hush, [])
}
