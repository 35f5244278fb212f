import { Info, TriangleAlert } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SpaceDeletionNotice } from './space-deletion.notice.tsx'
import type { SpaceNotice } from './space-notices.ts'

export function NoticeBar({ notices }: { notices: readonly SpaceNotice[] }) {
  const t = useTranslations('problems')
  return (
    <div className="flex flex-col print:hidden">
      {notices.map((notice) =>
        notice.kind === 'closing' ? (
          <SpaceDeletionNotice key="closing" eraseAt={notice.eraseAt} />
        ) : notice.kind === 'message' ? (
          <p key="message" className="flex items-start gap-2.5 bg-info-soft px-4 py-2.5 text-sm sm:px-8">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
            <span dir="auto">{notice.text}</span>
          </p>
        ) : (
          <p key={notice.what} className="flex items-start gap-2.5 bg-warning-soft px-4 py-2.5 text-sm sm:px-8">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-strong" />
            {t(`limits.${notice.what}`)}
          </p>
        ),
      )}
    </div>
  )
}
