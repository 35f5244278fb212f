import { MapPinned, SpellCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { AiChoice } from '#web/components/ai/use-ai.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { Section } from '../section.tsx'

const TidySheet = lazyPart(() => import('./tidy.sheet.tsx'), 'TidySheet')

export type Tidying = 'aisles' | 'spelling'
const icons = { aisles: MapPinned, spelling: SpellCheck }
const kinds: readonly Tidying[] = ['aisles', 'spelling']

/** Foods without an aisle, or with misspelled names: somebody chooses what becomes of each. */
export function TidySection({ ai }: { ai: AiChoice }) {
  const t = useTranslations('ai')
  const [what, setWhat] = useState<Tidying | null>(null)
  return (
    <Section title={t('tidy.title')} text={t('tidy.text')}>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <Button key={kind} variant="outline" size="sm" onClick={() => setWhat(kind)}>
              <Icon aria-hidden />
              {t(`tidy.${kind}.title`)}
            </Button>
          )
        })}
      </div>
      {what ? (
        <Suspense>
          <TidySheet key={what} ai={ai} what={what} onClose={() => setWhat(null)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
