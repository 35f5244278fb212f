import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ColorInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  /** Blank where there is none, which the browser's own box would show as black. */
  value: string
  label: string
  onValueChange: (value: string) => void
}

export function ColorInput({ value, label, onValueChange, ...props }: ColorInputProps) {
  const t = useTranslations('things')
  const common = useTranslations('common')
  return (
    <div className="flex items-center gap-3">
      <Input
        {...props}
        type="color"
        dir="ltr"
        className={value ? 'w-24' : 'w-24 opacity-20'}
        value={value || '#000000'}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value === '' ? (
        <span className="text-sm text-muted">{t('noChoice')}</span>
      ) : props.required ? null : (
        <Button
          type="button"
          variant="ghost"
          size="icon"
          aria-label={common('removeNamed', { name: label })}
          onClick={() => onValueChange('')}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  )
}
