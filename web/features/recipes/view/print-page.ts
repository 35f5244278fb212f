const imageTimeout = 4000

/** Before printing, menus and dialogs must be gone and lazy pictures must have loaded. */
export async function printPage() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, new Promise((done) => setTimeout(done, imageTimeout))])
  await new Promise((done) => setTimeout(done, 300))
  window.print()
}
