import { Camera, ScanText } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { CreditsLeft } from '#web/components/ai/credits-left.tsx'
import { ProviderField } from '#web/components/ai/provider-field.tsx'
import type { AiChoice } from '#web/components/ai/use-ai.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PAGES_AT_ONCE } from '#worker/modules/assistant/import/pages-at-once.contract.ts'
import { ChooseFiles } from '../files/choose-files.tsx'
import { aiSource, type AiSource } from '../source.read.ts'
import { PageList } from './page.list.tsx'
import { usePages } from './use-pages.ts'

interface PhotosCardProps {
  ai: AiChoice
  /** Added once for each new list: what was dropped on the page or pasted. */
  handed: readonly File[]
  onRead: (source: AiSource) => void
}

/** Photos of a recipe, turned and cut, in their order. Only `onRead` sends them. */
export function PhotosCard({ ai, handed, onRead }: PhotosCardProps) {
  const t = useTranslations('photos')
  const pages = usePages()
  const [unread, setUnread] = useState<readonly string[]>([])
  const [isApart, setApart] = useState(false)
  const [isPreparing, setPreparing] = useState(false)
  const { provider } = ai
  const count = pages.pages.length
  const take = (files: readonly File[]) => {
    if (files.length > 0) setUnread(pages.add(files))
  }
  const takeHanded = useEffectEvent(take)
  // oxlint-disable-next-line react/set-state-in-effect -- they come from outside of React
  useEffect(() => takeHanded(handed), [handed])
  const read = async () => {
    if (provider === null) return
    setPreparing(true)
    const files = await pages.files()
    setPreparing(false)
    onRead(aiSource(provider, { files, apart: isApart && files.length > 1 }))
  }
  return (
    <Card className="mt-5" aria-labelledby="import-photos">
      <CardBody>
        <CardTitle id="import-photos">{t('title')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{t('text')}</p>
        {count > 0 ? <PageList {...pages} /> : null}
        {unread.length > 0 ? (
          <output className="mt-2 block text-sm text-warning-strong">
            {t('unread', { names: unread.join(', ') })}
          </output>
        ) : null}
        {count > 1 ? (
          <div className="mt-3 flex flex-col items-start gap-2">
            <SegmentedControl
              label={t('are')}
              value={isApart ? 'apart' : 'together'}
              onValueChange={(how) => setApart(how === 'apart')}
              options={[
                { value: 'together', label: t('together') },
                { value: 'apart', label: t('apart') },
              ]}
            />
            {isApart || count > PAGES_AT_ONCE ? (
              <p className="text-sm text-pretty text-muted">
                {t(isApart ? 'laterApart' : 'later', { count: PAGES_AT_ONCE })}
              </p>
            ) : null}
          </div>
        ) : null}
        {count > 0 ? (
          <div className="mt-3 max-w-sm">
            <ProviderField ai={ai} />
          </div>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ChooseFiles accept="image/*,application/pdf,.heic,.heif" variant="outline" onFiles={take}>
            <Camera aria-hidden />
            {t(count === 0 ? 'choose' : 'more')}
          </ChooseFiles>
          {count > 0 ? (
            <Button disabled={provider === null || isPreparing} onClick={() => void read()}>
              <ScanText aria-hidden />
              {t(isApart && count > 1 ? 'readApart' : 'read', { count })}
            </Button>
          ) : null}
        </div>
        {count > 0 ? (
          <div className="mt-2">
            <CreditsLeft />
          </div>
        ) : null}
      </CardBody>
    </Card>
  )
}
