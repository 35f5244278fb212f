import { Pencil, TriangleAlert, X } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ConversionItemProps {
  sentence: string
  /** What contradicts it. */
  doubt: string | undefined
  onChange: () => void
  onRemove: () => void
}

export function ConversionItem({ sentence, doubt, onChange, onRemove }: ConversionItemProps) {
  const t = useTranslations('sections')
  return (
    <li className="flex items-center border-b border-line py-1 last:border-0">
      <div className="min-w-0 grow py-1">
        <p dir="auto" className="text-sm wrap-anywhere numbers">
          {sentence}
        </p>
        {doubt ? (
          <p className="mt-1 flex items-start gap-1.5 text-sm text-warning-strong">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {doubt}
          </p>
        ) : null}
      </div>
      <IconButton size="iconSm" label={t('conversions.change', { sentence })} icon={<Pencil />} onClick={onChange} />
      <IconButton size="iconSm" label={t('conversions.remove', { sentence })} icon={<X />} onClick={onRemove} />
    </li>
  )
}
