/** A file, else the URL of a picture dragged from another page. */
export function pictureFromTransfer(data: DataTransfer): { file: File | null; address: string | null } {
  const file = [...data.files].find(({ type }) => type.startsWith('image/')) ?? null
  const html = file ? '' : data.getData('text/html')
  const source = /<img[^>]+src="(https?:[^"]+)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { file, address: source ?? null }
}
