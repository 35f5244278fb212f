import { type ReactNode, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** A press would import this very page, so it only explains the drag. */
export function BookmarkletLink({ script, children }: { script: string; children: ReactNode }) {
  const t = useTranslations('import')
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <a
        // React refuses `javascript:` addresses; this one is generated here.
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
