/**
 * Asks every minute whether the page changed, while somebody sees it, and puts in what did. The browser asks with the
 * page's tag, so that mostly nothing is sent. Without it the page is as it was when it was opened.
 */
export const liveScript = `'use strict'
{
  let tag = null
  const looks = (page) => Array.from(page.querySelectorAll('style'), (one) => one.textContent).join()
  const renew = async () => {
    if (document.hidden) return
    const answer = await fetch(location.href, { cache: 'no-cache', credentials: 'omit' }).catch(() => null)
    if (answer && answer.status === 404) return location.reload()
    if (!answer || !answer.ok || answer.headers.get('etag') === tag) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    tag = answer.headers.get('etag')
    if (looks(next) !== looks(document)) return location.reload()
    for (const name of ['header', 'main']) {
      const [old, made] = [document.querySelector(name), next.querySelector(name)]
      if (!old || !made || old.outerHTML === made.outerHTML) continue
      const at = document.activeElement
      const within = old.contains(at)
      if (within && at.matches('input')) continue
      const href = within && at.getAttribute('href')
      old.replaceWith(document.adoptNode(made))
      if (href) [...made.querySelectorAll('a')].find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true })
    }
    document.title = next.title
  }
  // A frame that is shut off from its server may not ask it.
  if (origin !== 'null') {
    setInterval(renew, 60000)
    document.addEventListener('visibilitychange', renew)
  }
}
`
