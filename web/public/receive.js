// Receives the page that the bookmarklet was pressed on: `/receive#<code>&<address>`. Both windows know each other by
// the code. Where the page cuts the tie to its opener, only its address is read.
const patience = 5000
const [code = '', ...rest] = location.hash.slice(1).split('&')
const address = decodeURIComponent(rest.join('&'))
const page = opener

const goOn = (search) => location.replace(`/import?${new URLSearchParams(search)}`)

function keep({ url, html }) {
  // sessionStorage belongs to this tab and ends with it.
  sessionStorage.setItem('larder.received', JSON.stringify({ url, html }))
  opener = null
  goOn({ received: code })
}

if (page && code) {
  addEventListener('message', ({ source, data }) => {
    if (source !== page || data?.larder !== code || typeof data.html !== 'string') return
    try {
      keep({ url: String(data.url), html: data.html })
    } catch {
      goOn({ url: address })
    }
  })
  // Any page may receive this: it holds only the code, which the opener made up itself.
  page.postMessage(`larder ${code}`, '*')
  setTimeout(() => goOn({ url: address }), patience)
} else goOn({ url: address })
