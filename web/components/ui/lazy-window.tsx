import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { DialogProps } from './dialog.tsx'
import type { SheetProps } from './sheet.tsx'

const Dialog = lazyPart(() => import('./dialog.tsx'), 'Dialog')
const Sheet = lazyPart(() => import('./sheet.tsx'), 'Sheet')

/** For dialogs that are in the file of their page: what keeps the focus in them, 15 KB, comes when one is opened. */
export const LazyDialog = (props: DialogProps) => <Suspense>{props.open ? <Dialog {...props} /> : null}</Suspense>

export const LazySheet = (props: SheetProps) => <Suspense>{props.open ? <Sheet {...props} /> : null}</Suspense>
