import { Search } from 'lucide-react'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function HelpSearchBox({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const t = useTranslations('help')
  return (
    <search className="relative block max-w-xl">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('searchExample')}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="ps-9"
      />
    </search>
  )
}
