/** Pressing the snackbar must not close a dialog. Pass this as `onInteractOutside`. */
export function ignoreSnackbar(event: Event & { detail?: { originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target
  if (!(target instanceof Element)) return
  // Of a finger's press this hears last, when the card that was pressed may have left the page.
  if (!target.isConnected || target.closest('[data-snackbar]')) event.preventDefault()
}
