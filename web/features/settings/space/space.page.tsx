import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SpaceDeletion } from '../space-deletion.tsx'
import { AiSection } from './ai.section.tsx'
import { DaysSection } from './days.section.tsx'
import { IconsSection } from './icons.section.tsx'
import { InheritanceSection } from './inheritance.section.tsx'
import { LooksSection } from './looks.section.tsx'
import { NameSection } from './name.section.tsx'
import { SharingSection } from './sharing.section.tsx'

/** For the space's creator, whom alone the server lets change it. */
export function SpacePage() {
  const t = useTranslations('space')
  const { space, creator } = useSession()
  if (!space || !creator) return <PageHeader title={t('title')} text={t('notYours')} tight />
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} tight />
      <NameSection key={`${space.id} ${space.name} ${space.message}`} space={space} />
      <LooksSection space={space} />
      <IconsSection space={space} />
      <DaysSection space={space} />
      <InheritanceSection space={space} />
      <SharingSection space={space} />
      <AiSection space={space} />
      {space.erase_at ? null : <SpaceDeletion space={space} />}
    </>
  )
}
