import { TablePager } from '#web/components/ui/table-pager.tsx'
import type { ListSearch } from './list-search.ts'
import { useChangeList } from './use-change-list.ts'

interface ListPagerProps {
  search: ListSearch
  count: number
  size: number
  onSize: (size: number) => void
}

export function ListPager({ search, count, size, onSize }: ListPagerProps) {
  const change = useChangeList()
  const pages = size < 0 ? 1 : Math.max(1, Math.ceil(count / size))
  return (
    <TablePager
      count={count}
      page={{
        page: Math.min(search.page ?? 1, pages),
        pages,
        size,
        setPage: (page: number) => change({ page: page > 1 ? page : undefined }),
        setSize: onSize,
      }}
    />
  )
}
