import { useSuspenseQuery } from '@tanstack/react-query'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { scheduleNames, scheduleQuery, useSetSchedule } from './archive.queries.ts'

export function ScheduleSection() {
  const t = useTranslations('archive')
  const { data } = useSuspenseQuery(scheduleQuery)
  const set = useSetSchedule()
  return (
    <Section title={t('schedule.title')} text={t('schedule.text')}>
      <SegmentedControl
        className="self-start"
        label={t('schedule.title')}
        value={set.isPending ? set.variables.every : data.every}
        onValueChange={(every) => set.mutate({ every })}
        options={scheduleNames.map((value) => ({ value, label: t(`schedule.${value}`) }))}
      />
    </Section>
  )
}
