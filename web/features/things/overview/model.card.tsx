import { Link } from '@tanstack/react-router'
import { useFormat } from '#web/lib/format/format.ts'
import type { Model } from '../model.ts'
import { useThingTexts } from '../thing-texts.ts'

export function ModelCard({ model, count }: { model: Model; count: number | undefined }) {
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
    </li>
  )
}
