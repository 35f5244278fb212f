const head = '<?xml version="1.0" encoding="utf-8"?>'
const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'

export const describeBody = `${head}<d:propfind ${spaces}><d:prop><d:resourcetype/><d:displayname/>\
<d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/></d:prop></d:propfind>`

/** An empty token asks for all there is. */
export const syncBody = (token: string) => `${head}<d:sync-collection ${spaces}><d:sync-token>${escapeXml(token)}\
</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`

export const multigetBody = (paths: readonly string[]) => `${head}<c:calendar-multiget ${spaces}>${data}\
${paths.map((path) => `<d:href>${escapeXml(path)}</d:href>`).join('')}</c:calendar-multiget>`

export const todosBody = () => queryBody('')

export const todoByUidBody = (uid: string) =>
  queryBody(
    `<c:prop-filter name="UID"><c:text-match collation="i;octet">${escapeXml(uid)}</c:text-match></c:prop-filter>`,
  )

const data = '<d:prop><d:getetag/><c:calendar-data/></d:prop>'

const queryBody = (filter: string) => `${head}<c:calendar-query ${spaces}>${data}<c:filter>\
<c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${filter}</c:comp-filter></c:comp-filter></c:filter>\
</c:calendar-query>`

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
