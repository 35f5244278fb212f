import { Link } from '@tanstack/react-router'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Model } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'

interface ModelCardProps {
  model: Model
  count: number | undefined
  /** Leads to the pairs that are probably the same. */
  doubles: boolean
}

export function ModelCard({ model, count, doubles }: ModelCardProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const { number } = useFormat()
  return (
    <li className="relative rounded-lg border border-line bg-surface p-4 shadow-low transition-colors hover:border-edge">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/list/$model"
          params={{ model: model.name }}
          className="font-title text-lg font-semibold after:absolute after:inset-0"
        >
          {texts.title(model.name)}
        </Link>
        <span className="text-muted numbers">{count === undefined ? '' : number(count)}</span>
      </div>
      <p className="mt-1 text-sm text-pretty text-muted">{texts.text(model.name)}</p>
      {doubles ? (
        <Link
          to="/list/$model"
          params={{ model: model.name }}
          search={{ doubles: true }}
          aria-label={`${texts.title(model.name)}: ${t('doubles')}`}
          className="relative z-10 mt-2 inline-flex min-h-8 items-center text-sm text-primary-strong underline decoration-primary underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('doubles')}
        </Link>
      ) : null}
    </li>
  )
}
