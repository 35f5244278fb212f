import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Sparkles } from 'lucide-react'
import { CreditsLeft } from '#web/components/ai/credits-left.tsx'
import { ProviderField } from '#web/components/ai/provider-field.tsx'
import { useAi, type AiChoice } from '#web/components/ai/use-ai.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type AiSource, aiSourceOf, estimateQuery, type SourceInput, sourceInputKey } from '../source.read.ts'

interface AiOfferProps {
  /** Why it is offered, where nothing else says that. */
  text?: string
  asked: SourceInput
  onRead: (source: AiSource) => void
}

/** Where our own readers made nothing of it, or not all: a model may. Nothing where nobody can be asked. */
export function AiOffer(props: AiOfferProps) {
  const ai = useAi()
  return ai?.provider ? <Offer {...props} ai={ai} provider={ai.provider} /> : null
}

function Offer({ text, asked, onRead, ai, provider }: AiOfferProps & { ai: AiChoice; provider: number }) {
  const t = useTranslations('ai')
  const { number } = useFormat()
  const source = aiSourceOf(provider, asked)
  const { data: { most, problem } = {} } = useQuery(estimateQuery(source, sourceInputKey(asked)))
  if (!source) return null
  const { name = '' } = ai.providers.find(({ id }) => id === provider) ?? {}
  return (
    <section
      aria-labelledby="ai-offer"
      className="mb-5 rounded-lg border border-line bg-surface px-4 py-4 text-sm sm:px-5"
    >
      <h2 id="ai-offer" className="font-title text-lg font-semibold">
        {t('offer.title')}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">
        {text} {t('offer.after', { name })}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <ProviderField ai={ai} />
        <Button disabled={problem !== undefined} className="max-w-full" onClick={() => onRead(source)}>
          <Sparkles aria-hidden />
          <bdi className="truncate">{t('offer.read', { name })}</bdi>
        </Button>
      </div>
      <div aria-live="polite" className="mt-2">
        {problem === undefined ? null : (
          <p className="flex items-start gap-2 text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
        {most === undefined ? null : (
          <p className="text-muted">
            {most === 0 ? t('offer.free') : t('offer.most', { most: number(most, { maximumSignificantDigits: 2 }) })}
          </p>
        )}
      </div>
      <CreditsLeft />
    </section>
  )
}
