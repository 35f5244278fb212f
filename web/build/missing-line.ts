import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * A script that says that a file did not come, in the words of the application's own line (web/components/shell/file.notice.tsx),
 * for when the files of that line did not come either: without a network, or after a release, in the seconds before they are there.
 */
export function missingLine(root: string): string {
  const words = globSync('locales/*/files.json', { cwd: root }).map((file) => [
    basename(dirname(file)),
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ])
  return `;(${tellMissing.toString()})(${JSON.stringify(Object.fromEntries(words))})\n`
}

type Words = Record<'missing' | 'stuck' | 'stuckAction', string>

/** Runs in the page, so it uses nothing from here. */
function tellMissing(languages: Record<string, Words>) {
  /** Milliseconds in which the application's own line comes, if it does. */
  const patience = 5000
  const tell = () => {
    const words = languages[document.documentElement.lang] ?? languages['en']
    if (!words || document.querySelector('output[data-snackbar]')) return
    const line = document.createElement('output')
    line.className =
      'sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-info-soft px-4 py-2 text-sm print:hidden'
    const text = document.createElement('p')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'min-h-8 rounded-md px-3 font-medium hover:bg-sunken pointer-coarse:min-h-11'
    button.textContent = words.stuckAction
    button.addEventListener('click', () => location.reload())
    const say = () => {
      text.textContent = navigator.onLine ? words.stuck : words.missing
      button.hidden = !navigator.onLine
    }
    line.append(text, button)
    button.hidden = true
    document.body.prepend(line)
    // A screen reader announces what changes in a line that is there.
    setTimeout(say, 100)
    for (const event of ['online', 'offline']) addEventListener(event, say)
  }
  addEventListener('larder:missing', () => setTimeout(tell, patience), { once: true })
}
