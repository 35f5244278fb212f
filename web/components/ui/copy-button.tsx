import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Button, type ButtonProps } from './button.tsx'

const shown = 3000

/** Copies a text and says so for three seconds. */
export function CopyButton({ text, label, ...props }: ButtonProps & { text: string; label?: string }) {
  const t = useWords('common')
  const [isDone, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), shown)
  }
  return (
    <Button variant="outline" {...props} onClick={() => void copy()}>
      {isDone ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isDone ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  )
}
