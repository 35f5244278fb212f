import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useState, type PointerEvent, useRef } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import type { MessageType } from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { advance, snackbarPause, type Snack } from '#web/lib/snackbar.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSnackbarPlace } from './use-snackbar-place.ts'

const icons: Record<MessageType, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
}

export function SnackbarCard({ snack: { message, undo }, waiting }: { snack: Snack; waiting: number }) {
  const t = useTranslations('common')
  const messages = useOverlay('messages')
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipeAway(advance)
  const mayDelete = useHasRole('user')
  const card = useRef<HTMLDivElement>(null)
  const place = useSnackbarPlace(card)
  const Icon = icons[message.type]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(advance, message.showTimeout + snackbarPause)
    return () => clearTimeout(timer)
  }, [isHeld, message])
  return (
    <div
      {...swipe}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      ref={card}
      style={
        place
          ? { insetInlineStart: 'auto', left: place.left, top: place.top, width: place.right - place.left }
          : undefined
      }
      className={cn(
        'pointer-events-auto fixed print:hidden start-3 bottom-auto z-60 flex w-[min(32rem,100%-1.5rem)] touch-pan-y items-start gap-3 rounded-lg bg-ink px-4 py-3 text-page shadow-high animate-rise',
        place ? 'transition-[top] duration-150' : 'invisible',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow py-px text-sm">
        <p dir="auto" className="font-medium">
          {message.msg.title}
        </p>
        {message.msg.text ? (
          <p dir="auto" className="mt-0.5 line-clamp-3 whitespace-pre-line opacity-90">
            {message.msg.text}
          </p>
        ) : null}
      </div>
      <div className="-my-1.5 -me-2 flex shrink-0">
        {undo ? (
          <SnackButton
            onClick={() => {
              advance()
              void undo()
            }}
          >
            {t('undo.action')}
          </SnackButton>
        ) : null}
        {undo && message.code === 'undo.deleted' && mayDelete ? <TrashLink /> : null}
        {message.data === undefined ? null : <SnackButton onClick={messages.show}>{t('view')}</SnackButton>}
        <SnackButton onClick={advance}>{waiting > 0 ? t('next', { count: waiting }) : t('close')}</SnackButton>
      </div>
    </div>
  )
}

/** What was deleted is found there when the message is gone. */
const TrashLink = () => (
  <Button variant="inverse" size="sm" asChild>
    <Link to="/trash" onClick={advance}>
      {useTranslations('trash')('title')}
    </Link>
  </Button>
)

const SnackButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="inverse" size="sm" onClick={onClick}>
    {children}
  </Button>
)

const far = 50

export function useSwipeAway(away: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && Math.abs(event.clientX - start.current) >= far) away()
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
