import { Download } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'

/** What stands in a file. The API leaves out the addresses of one that the person may not read. */
export function FileSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const { preview, file_download: whole } = row
  const picture = typeof preview === 'string' && preview !== '' ? preview : undefined
  return (
    <PartSection title={t('file.title')} text={t(picture ? 'file.picture' : 'file.none')}>
      {picture ? (
        <img
          src={picture}
          alt={thingLabel(row)}
          className="max-h-80 self-start rounded-lg border border-line bg-sunken object-contain"
        />
      ) : null}
      {typeof whole === 'string' ? (
        <Button asChild variant="outline" size="sm" className="self-start">
          <a href={whole} target="_blank" rel="noreferrer">
            <Download aria-hidden />
            {t('file.open')}
          </a>
        </Button>
      ) : null}
    </PartSection>
  )
}
