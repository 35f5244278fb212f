import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  /** The verb of the button: "Delete 14 recipes". */
  action: string
  onConfirm: () => void
  pending?: boolean
}

/** Asks before what cannot be undone. What can be undone is done at once and offers its undo. */
export function Confirm({ open, onOpenChange, title, text, action, onConfirm, pending = false }: ConfirmProps) {
  const t = useWords('common')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p className="text-sm">{text}</p>
    </Dialog>
  )
}
