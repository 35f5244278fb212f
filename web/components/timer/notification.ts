/** Whether the browser could tell people about a timer while they look elsewhere, and whether it has been asked. */
export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Must be called from a press. */
export const requestNotificationPermission = () => Notification.requestPermission()

/** A notification of the system. Phones allow it to service workers only, so both ways are tried. */
export async function showNotification(title: string, tag: string) {
  if (notificationPermission() !== 'granted') return
  const options = { tag, icon: '/icon.svg', requireInteraction: true }
  try {
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options)
  }
}
