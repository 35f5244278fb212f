import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { tablePageSizes } from '#web/lib/use-table-page.ts'
import { Select } from './form/select.tsx'
import { IconButton } from './icon-button.tsx'

export interface PageOfTable {
  /** From 1. */
  page: number
  pages: number
  /** Rows of a page; -1 is all of them. */
  size: number
  setPage: (page: number) => void
  setSize: (size: number) => void
}

/** Nothing while all rows fit on the smallest page. `count` is of all rows. */
export function TablePager({ page, count }: { page: PageOfTable; count: number }) {
  const t = useTranslations('pager')
  const { number } = useFormat()
  const [smallest] = tablePageSizes
  if (count <= smallest) return null
  const size = page.size > 0 ? page.size : count
  const from = (page.page - 1) * size + 1
  return (
    <nav aria-label={t('label')} className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm">
      <Select
        aria-label={t('size')}
        className="w-24"
        value={String(page.size)}
        onValueChange={(next) => page.setSize(Number(next))}
        options={tablePageSizes.map((value) => ({
          value: String(value),
          label: value < 0 ? t('all') : number(value),
        }))}
      />
      <output className="text-muted numbers">
        {t('shown', { from: number(from), to: number(Math.min(count, from + size - 1)), count: number(count) })}
      </output>
      <span className="flex">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft className="rtl:rotate-180" />}
          disabled={page.page <= 1}
          onClick={() => page.setPage(page.page - 1)}
        />
        <IconButton
          label={t('next')}
          icon={<ChevronRight className="rtl:rotate-180" />}
          disabled={page.page >= page.pages}
          onClick={() => page.setPage(page.page + 1)}
        />
      </span>
    </nav>
  )
}
