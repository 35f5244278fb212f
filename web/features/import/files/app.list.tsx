import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { importAppsQuery } from './import-job.queries.ts'

/** Apps whose files are understood, and what people look for in them. */
export function AppList() {
  const { data: apps } = useQuery(importAppsQuery)
  if (!apps) return <Skeleton className="h-40" />
  return (
    <ul className="mt-1 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {apps.map(({ id, title, hint }) => (
        <li key={id}>
          <span className="font-medium">{title}</span> <span className="text-muted">{hint}</span>
        </li>
      ))}
    </ul>
  )
}
