// Takes over the page that the bookmarklet was pressed on: `/receive#<code>&<address>`. The code of this one press is
// what both windows know each other by. Where the page cuts the tie between them, its address alone is read.
const patience = 5000
const [code = '', ...rest] = location.hash.slice(1).split('&')
const address = decodeURIComponent(rest.join('&'))
const page = opener

const goOn = (search) => location.replace(`/import?${new URLSearchParams(search)}`)

function keep({ url, html }) {
  // Of this tab alone, and gone with it.
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
  // Says nothing but the code, which the page made up itself.
  page.postMessage(`larder ${code}`, '*')
  setTimeout(() => goOn({ url: address }), patience)
} else goOn({ url: address })
