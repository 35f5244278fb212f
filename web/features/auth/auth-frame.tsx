import type { ReactNode } from 'react'
import { Brand } from '#web/components/shell/brand.tsx'
import { Drawing } from '#web/components/ui/states/drawing.tsx'
import { useTranslations, changeLanguage } from '#web/lib/i18n/translations.ts'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'

export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('auth')
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <aside className="relative hidden w-2/5 max-w-xl flex-col justify-between overflow-hidden bg-primary-soft p-12 lg:flex">
        <div aria-hidden className="absolute inset-y-0 end-0 w-11.5 towel" />
        <Brand />
        <div className="me-14">
          <Drawing name="jar" className="-ms-6 size-32" />
          <p className="mt-6 font-title text-4xl leading-tight font-semibold text-balance">{t('frame.title')}</p>
          <p className="mt-4 max-w-sm text-pretty">{t('frame.text')}</p>
        </div>
        <LanguageLinks />
      </aside>
      <main id="content" className="flex grow flex-col">
        <div aria-hidden className="h-2 shrink-0 towel lg:hidden" />
        <div className="mx-auto flex w-full max-w-md grow flex-col justify-center px-5 py-10">
          <Brand className="mb-8 lg:hidden" />
          {children}
          <div className="mt-10 lg:hidden">
            <LanguageLinks />
          </div>
        </div>
      </main>
    </div>
  )
}

function LanguageLinks() {
  const now = useLanguage()
  return (
    <div className="-ms-2 flex gap-1 text-sm">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === now}
          onClick={() => void changeLanguage(language)}
          className="min-h-10 rounded-sm px-2 text-muted pointer-coarse:min-h-11 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {languageName(language)}
        </button>
      ))}
    </div>
  )
}
