import { PageHeader } from '#web/components/shell/page/page.header.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { AboutSection } from './about.section.tsx'
import { AmountsSection } from './amounts.section.tsx'
import { CookingSection } from './cooking.section.tsx'
import { DeviceSection } from './device.section.tsx'
import { LookSection } from './look.section.tsx'

export function AppearancePage() {
  const t = useWords('settings')
  return (
    <>
      <PageHeader title={t('tabs.appearance')} tight />
      <LookSection />
      <AmountsSection />
      <CookingSection />
      <DeviceSection />
      <AboutSection />
    </>
  )
}
