import { useSuspenseQuery } from '@tanstack/react-query'
import { FolderOutput } from 'lucide-react'
import { useState } from 'react'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { choiceOf, exportBody, readAddress, type ExportChoice, type ExportSearch } from './export-choice.ts'
import { exportFormatsQuery, useStartExport } from './export.queries.ts'
import { ExportsSection } from './exports.section.tsx'
import { FormatSection } from './format.section.tsx'
import { WhatSection } from './what.section.tsx'

export const ExportPage = ({ address }: { address: Record<string, unknown> }) => (
  <WritersOnly>
    <Export key={JSON.stringify(address)} asked={readAddress(address)} />
  </WritersOnly>
)

function Export({ asked }: { asked: ExportSearch }) {
  const t = useTranslations('export')
  const { data: formats } = useSuspenseQuery(exportFormatsQuery)
  const [choice, setChoice] = useState(() => choiceOf(asked))
  const [format, setFormat] = useState(formats[0]?.id ?? '')
  const start = useStartExport()
  const body = exportBody(choice)
  const change = (part: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...part }))
  const begin = async () => {
    if (!body) return
    await start.mutateAsync({ type: format, ...body })
    document.querySelector('#exports')?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} text={t('text')} />
      <WhatSection choice={choice} onChange={change} />
      <FormatSection formats={formats} value={format} onChange={setFormat} />
      <div className="mt-5 flex justify-end">
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={body === undefined}
          pending={start.isPending}
          onClick={() => void begin().catch(() => {})}
        >
          <FolderOutput aria-hidden />
          {t('start')}
        </Button>
      </div>
      <ExportsSection />
    </Page>
  )
}
