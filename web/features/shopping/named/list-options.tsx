import { Link } from '@tanstack/react-router'
import { ListPlus, Pencil } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** The way to the first list, before there is a row of them. */
export function ListOptions({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('lists')
  return (
    <section className="flex flex-col items-start gap-2">
      <div>
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <p className="text-sm text-pretty text-muted">{t('text')}</p>
      </div>
      <Button asChild variant="outline">
        <Link to="." search={(search) => ({ ...search, open: isFirst ? 'newList' : 'lists' })} replace>
          {isFirst ? <ListPlus aria-hidden /> : <Pencil aria-hidden />}
          {t(isFirst ? 'new' : 'manage')}
        </Link>
      </Button>
    </section>
  )
}
