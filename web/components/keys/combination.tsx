import { Kbd } from '#web/components/ui/kbd.tsx'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

type HelpKey = TranslationKey<Translations['help']>

/** Keys of a shortcut, as they are called on this keyboard. */
export function Combination({ keys }: { keys: string }) {
  const t = useTranslations('help')
  const nameOf = (key: string) => {
    const text = t(`keyNames.${key === ' ' ? 'Space' : key === 'Mod' && isMac() ? 'Cmd' : key}` as HelpKey) // Letters have no name of their own.
    return text.startsWith('keyNames.') ? key.toUpperCase() : text
  }
  const parts = keys === ' ' || keys === 'Shift+ ' ? keys.split('+') : keys.split(/[+ ]/)
  return (
    <span className="flex items-center gap-1">
      {parts.map((part) => (
        <Kbd key={part}>{nameOf(part)}</Kbd>
      ))}
    </span>
  )
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
