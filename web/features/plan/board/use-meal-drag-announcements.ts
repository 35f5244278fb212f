import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { draggedItemOf, draggedName, dropSlotOf, slotLabel } from './drag.ts'

export function useMealDragAnnouncements(): Announcements {
  const t = useTranslations('plan')
  const { date } = useFormat()
  return useMemo(() => {
    const name = ({ data }: Active) => {
      const dragged = draggedItemOf(data)
      return dragged ? draggedName(dragged) : ''
    }
    const where = (over: Over | null) => {
      const place = dropSlotOf(over?.data)
      return place && slotLabel(place, t, date)
    }
    return {
      onDragStart: ({ active }) => t('drag.start', { name: name(active) }),
      onDragOver: ({ active, over }) => {
        const place = where(over)
        return place ? t('drag.over', { name: name(active), place }) : t('drag.nowhere', { name: name(active) })
      },
      onDragEnd: ({ active, over }) => {
        const place = where(over)
        return place ? t('drag.end', { name: name(active), place }) : t('drag.cancel', { name: name(active) })
      },
      onDragCancel: ({ active }) => t('drag.cancel', { name: name(active) }),
    }
  }, [t, date])
}
