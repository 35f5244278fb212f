import { useRef, useState } from 'react'
import { Select } from '#web/components/ui/form/select.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { timeZonesWith } from '#web/lib/browser-time-zone.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

/** As the server allows. */
const trash = { min: 7, max: 365 }

export function DaysSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const [days, setDays] = useTrashDays(space.trash_days)
  return (
    <Section title={t('days.title')}>
      <SettingRows>
        <SettingRow wide label={t('days.zone')} hint={t('days.zoneHint')}>
          {(control) => (
            <Select
              {...control}
              value={space.time_zone}
              onValueChange={(time_zone) => mutate({ body: { time_zone }, done: t('days.zoneDone') })}
              options={[
                ...(space.time_zone ? [] : [{ value: '', label: t('days.noZone') }]),
                ...timeZonesWith(space.time_zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
              ]}
            />
          )}
        </SettingRow>
        <SettingRow label={t('days.trash')} hint={t('days.trashHint')}>
          <Stepper label={t('days.trash')} value={days} {...trash} step={1} onChange={setDays} />
        </SettingRow>
      </SettingRows>
    </Section>
  )
}

const settled = 700

/** Several steps in a row are one change. */
function useTrashDays(saved: number) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const [stepped, setStepped] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (next: number) => {
    const trash_days = Math.round(next)
    setStepped(trash_days)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => mutate({ body: { trash_days }, done: t('days.trashDone') }, { onSettled: () => setStepped(undefined) }),
      settled,
    )
  }
  return [stepped ?? saved, set] as const
}
