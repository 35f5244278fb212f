import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Button, type ButtonProps } from './button.tsx'

const confirmationDuration = 3000

interface CopyButtonProps extends ButtonProps {
  text: string
  label?: string
  onCopied?: () => void
}

export function CopyButton({ text, label, onCopied, ...props }: CopyButtonProps) {
  const t = useTranslations('common')
  const [isDone, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    onCopied?.()
    setDone(true)
    setTimeout(() => setDone(false), confirmationDuration)
  }
  return (
    <Button variant="outline" {...props} onClick={() => void copy()}>
      {isDone ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isDone ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  )
}
