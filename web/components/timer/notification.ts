export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Browsers require a press. */
export const requestNotificationPermission = () => Notification.requestPermission()

/** Phones allow notifications to service workers only, so both ways are tried. */
export async function showNotification(title: string, tag: string) {
  if (notificationPermission() !== 'granted') return
  const options = { tag, icon: '/icon-192.png', requireInteraction: true }
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
