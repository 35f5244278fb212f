import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import {
  clearMessages,
  type Message,
  notify,
  restoreMessages,
  undoDuration,
  useMessages,
} from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { clearSnacks, enqueue } from '#web/lib/snackbar.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MessageDetails } from './message-details.tsx'
import { TablePager } from '#web/components/ui/table-pager.tsx'
import { useTablePage } from '#web/lib/use-table-page.ts'
import { useMessageFilter } from './message-filter.tsx'
import { MessageList } from './message.list.tsx'
import { filterMessages, newestFirst, nextSort } from './filter-messages.ts'
import { MessageTable } from './message.table.tsx'

const testDuration = 5000

export function MessagesDialog() {
  const t = useTranslations('messages')
  const common = useTranslations('common')
  const overlay = useOverlay('messages')
  const all = useMessages()
  const { text, types, controls } = useMessageFilter()
  const [sort, setSort] = useState(newestFirst)
  const [shown, setShown] = useState<Message>()
  const [left, setLeft] = useState<Message>()
  const open = (message: Message) => {
    setShown(message)
    setLeft(message)
  }
  const found = filterMessages(all, types, text, sort)
  const page = useTablePage(found)
  const { rows } = page
  const deleteAll = () => {
    clearMessages()
    clearSnacks()
    setShown(undefined)
    offerBack(t('deleted'), all)
  }
  const test = () =>
    notify('info', t('testTitle'), { text: t('testText'), showTimeout: testDuration, data: { test: true } })
  return (
    <Dialog
      open={overlay.open}
      onOpenChange={overlay.set}
      title={t('title')}
      description={t('text')}
      size="lg"
      footer={
        <>
          <Button variant="ghost" disabled={all.length === 0} onClick={deleteAll}>
            {t('deleteAll')}
          </Button>
          <Button variant="ghost" onClick={test}>
            {t('test')}
          </Button>
          <Button onClick={overlay.hide}>{common('close')}</Button>
        </>
      }
    >
      {shown ? (
        <MessageDetails message={shown} onBack={() => setShown(undefined)} />
      ) : (
        <div className="min-h-80">
          {controls}
          <MessageTable
            rows={rows}
            sort={sort}
            onSort={(column) => setSort(nextSort(sort, column))}
            onOpen={open}
            left={left}
          />
          <MessageList rows={rows} onOpen={open} left={left} />
          <TablePager page={page} count={found.length} />
          {rows.length > 0 ? null : (
            <EmptyState
              compact
              title={t(all.length === 0 ? 'empty' : 'noHit')}
              text={t(all.length === 0 ? 'emptyText' : 'noHitText')}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Not by `notify`, which would put a message into the list that was just emptied. */
function offerBack(title: string, messages: readonly Message[]) {
  const message: Message = {
    type: 'success',
    createdAt: Date.now() / 1000,
    showTimeout: undoDuration,
    msg: { title, text: '' },
  }
  enqueue({ message, undo: async () => restoreMessages(messages) })
}
