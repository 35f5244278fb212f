import { CalendarAddress } from '#web/components/calendar/calendar-address.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

export function CalendarsPage() {
  const t = useTranslations('preferences')
  return (
    <>
      <PageHeader title={t('calendars.title')} text={t('calendars.text')} tight />
      <Section title={t('calendars.address')}>
        <CalendarAddress />
      </Section>
    </>
  )
}
