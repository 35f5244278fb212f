import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Input } from './input.tsx'

/** Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const t = useTranslations('common')
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input dir="ltr" {...props} type={isShown ? 'text' : 'password'} className="pe-11" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t('showPassword')}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
      >
        {isShown ? <EyeOff aria-hidden className="size-4.5" /> : <Eye aria-hidden className="size-4.5" />}
      </button>
    </div>
  )
}
