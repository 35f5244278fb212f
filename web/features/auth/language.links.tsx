import { languageNames } from '#web/lib/words/language.names.ts'
import { languages, useLanguage } from '#web/lib/words/language.ts'
import { changeLanguage } from '#web/lib/words/words.ts'

export function LanguageLinks() {
  const now = useLanguage()
  return (
    <div className="flex gap-1 text-sm">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === now}
          onClick={() => void changeLanguage(language)}
          className="min-h-10 rounded-sm px-2 text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  )
}
