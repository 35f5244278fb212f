/** What browsers put beside a page that they save whole: "Cake.html" has "Cake_files/". */
const BESIDE = /^(.*?)(?:_files|-dateien|_fichiers|_archivos|_bestanden)\//i

/** Where the page may lie that a file is a part of, if it is a part of one. */
export function pagesOver(path: string): string[] {
  const stem = BESIDE.exec(path)?.[1]
  return stem ? [`${stem}.html`, `${stem}.htm`] : []
}
