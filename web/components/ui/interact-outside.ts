/** Pressing the snackbar is no reason for a dialog to close. Pass as `onInteractOutside`. */
export function ignoreSnackbar(event: Event & { detail?: { originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target
  if (target instanceof Element && target.closest('[data-snackbar]')) event.preventDefault()
}
