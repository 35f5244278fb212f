/** Without what no text may contain, and with one kind of line end. */
export const cleanSource = (source: string): string => source.replace(LINE_ENDS, '\n').replace(UNWANTED, '')

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g

// oxlint-disable-next-line no-control-regex -- control characters are what is to go
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFDD0-\uFDEF\uFEFF]/g
