import { type ReactNode, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** The link to drag to the bookmarks. Pressed here it would send this very page, so it says what to do instead. */
export function BookmarkletLink({ script, children }: { script: string; children: ReactNode }) {
  const t = useTranslations('import')
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      {/* A link to drag; pressed by mouse or Enter, it only says so. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <a
        // React refuses such addresses, and rightly so where they come from elsewhere; this one is made here.
        ref={(element) => {
          element?.setAttribute('href', script)
        }}
        draggable
        onClick={(event) => {
          event.preventDefault()
          setPressed(true)
        }}
        className="inline-flex h-11 cursor-grab items-center gap-2 rounded-full border-2 border-dashed border-primary bg-primary-soft px-5 text-sm font-semibold active:cursor-grabbing"
      >
        {children}
      </a>
      <output className="text-sm text-muted">{isPressed ? t('bookmarklet.pressed') : ''}</output>
    </>
  )
}
