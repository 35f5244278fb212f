import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { HouseholdDialog } from './household.dialog.tsx'

export function NewHousehold() {
  const t = useTranslations('household')
  const dialog = useOverlay('new-household')
  return (
    <Section title={t('household.another')} text={t('household.anotherText')}>
      <Button variant="outline" className="self-start" onClick={dialog.show}>
        {t('household.new')}
      </Button>
      {dialog.open ? <HouseholdDialog onOpenChange={dialog.set} /> : null}
    </Section>
  )
}
