import { sniffPicture } from './picture/index.ts'
import { zipNames } from './zip-names.ts'

export interface FileType {
  type: string
  extension: string
}

/** By content, not by name, except for style sheets, which are plain text. Null for types that are not accepted. */
export async function fileType(file: File): Promise<FileType | 'picture' | null> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (sniffPicture(head)) return 'picture'
  if (text(0, 5) === '%PDF-') return { type: 'application/pdf', extension: 'pdf' }
  if (text(0, 4) === 'PK\u0003\u0004') return officeType(await zipNames(file))
  if (text(4, 8) === 'ftyp') return videoType(text(8, 12))
  return /\.css$/i.test(file.name) && (await isText(file)) ? { type: 'text/css', extension: 'css' } : null
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Rejects documents with macros. */
function officeType(names: readonly string[]): FileType | null {
  if (!names.includes('[Content_Types].xml') || names.some((name) => /vbaProject/i.test(name))) return null
  if (names.includes('word/document.xml')) return { type: `${OFFICE}.wordprocessingml.document`, extension: 'docx' }
  if (names.includes('xl/workbook.xml')) return { type: `${OFFICE}.spreadsheetml.sheet`, extension: 'xlsx' }
  return null
}

const videoType = (brand: string): FileType | null => {
  if (brand === 'qt  ') return { type: 'video/quicktime', extension: 'mov' }
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(brand) ? { type: 'video/mp4', extension: 'mp4' } : null
}

const MAX_TEXT = 1_000_000

async function isText(file: Blob): Promise<boolean> {
  if (file.size > MAX_TEXT) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await file.arrayBuffer())
    return !/[^\P{Cc}\t\n\f\r]/u.test(text)
  } catch {
    return false
  }
}
