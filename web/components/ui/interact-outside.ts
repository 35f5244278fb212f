/**
 * Pressing the snackbar, or another line above the page, must not close a dialog. A button there may be gone before this is
 * asked, by its own press. Pass this as `onInteractOutside`.
 */
export function ignoreSnackbar(event: Event & { detail?: { originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target
  if (target instanceof Element && (!target.isConnected || target.closest('[data-snackbar]'))) event.preventDefault()
}
