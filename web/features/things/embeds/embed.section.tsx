import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { frameCode } from './frame-code.ts'

/** The page of an embed as it looks now, its address, and the code with which a site shows it. */
export function EmbedSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const [link, code] = [useId(), useId()]
  const path = `/embed/${String(row['uuid'])}`
  const address = `${location.origin}${path}`
  const name = String(row['name'] ?? '')
  const html = frameCode(address, name)
  return (
    <PartSection title={t('embed.title')} text={t('embed.text')}>
      {/* Anew for each version, as the frame keeps what it once loaded. */}
      <iframe
        key={JSON.stringify(row)}
        src={path}
        sandbox="allow-forms allow-popups allow-scripts"
        title={t('embed.preview')}
        className="h-96 w-full rounded-lg border border-line bg-sunken"
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={link} className="text-sm font-medium">
          {t('embed.link')}
        </label>
        <Input id={link} readOnly value={address} dir="ltr" onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" text={address} label={t('embed.copyLink')} />
          <Button asChild variant="outline" size="sm">
            <a href={path} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              {t('embed.open')}
            </a>
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={code} className="text-sm font-medium">
          {t('embed.code')}
        </label>
        {row['allowed_origins'] === '' ? <p className="text-sm text-pretty text-muted">{t('embed.nowhere')}</p> : null}
        <Textarea
          id={code}
          readOnly
          value={html}
          rows={3}
          dir="ltr"
          className="font-mono text-sm"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton size="sm" className="self-start" text={html} label={t('embed.copyCode')} />
      </div>
    </PartSection>
  )
}
