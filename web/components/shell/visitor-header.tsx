import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Brand } from './brand.tsx'

export function VisitorHeader() {
  const t = useTranslations('common')
  return (
    <header className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between border-t border-line bg-page px-4 py-2 lg:static lg:h-dvh lg:w-60 lg:flex-col lg:items-start lg:border-e lg:border-t-0 lg:p-5 print:hidden">
      <Brand />
      <Button asChild variant="outline" size="sm">
        <Link to="/login">{t('logIn')}</Link>
      </Button>
    </header>
  )
}
