/** Pressing the snackbar must not close a dialog. Pass this as `onInteractOutside`. */
export function ignoreSnackbar(event: Event & { detail?: { originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target
  if (target instanceof Element && target.closest('[data-snackbar]')) event.preventDefault()
}
