import { Link } from '@tanstack/react-router'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Kbd } from '#web/components/ui/kbd.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { innerTokens } from './help-page.read.ts'

const linkClasses =
  'rounded-sm font-medium text-primary-strong underline decoration-primary decoration-1 underline-offset-4 hover:decoration-2'

/** Our own Markdown: paragraphs, lists, bold, keys (as code) and links to pages of the application. */
export const HelpText = ({ tokens }: { tokens: readonly Token[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the text never changes
  tokens.map((token, index) => <Node key={index} token={token} />)

function Node({ token }: { token: Token }) {
  const tokens = innerTokens(token)
  const inner = tokens ? <HelpText tokens={tokens} /> : 'text' in token ? String(token.text) : null
  switch (token.type) {
    case 'paragraph':
      return <p className="text-pretty">{inner}</p>
    case 'list':
      return <List list={token as Tokens.List} />
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>
    case 'em':
      return <em className="font-medium not-italic">{inner}</em>
    case 'codespan':
      return <Typed text={(token as Tokens.Codespan).text} />
    case 'link':
      return <HelpLinkText href={(token as Tokens.Link).href}>{inner}</HelpLinkText>
    default:
      return <>{inner}</>
  }
}

const List = ({ list: { ordered, items } }: { list: Tokens.List }) => {
  const rows = items.map((item) => (
    <li key={item.raw} className="ps-1 text-pretty">
      <HelpText tokens={item.tokens} />
    </li>
  ))
  return ordered ? (
    <ol className="flex list-decimal flex-col gap-1.5 ps-6 marker:text-muted">{rows}</ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 ps-6 marker:text-primary">{rows}</ul>
  )
}

/** What is to be pressed looks like keys; anything else is what somebody writes. */
function Typed({ text }: { text: string }) {
  const t = useTranslations('help')
  const names = new Set(namedKeys.map((name) => t(`keyNames.${name}`)))
  const keys = text.split('+')
  if (!keys.every((key) => key.length === 1 || names.has(key)))
    return <span className="rounded-sm bg-sunken px-1.5 py-0.5 text-[0.95em]">{text}</span>
  return (
    <span className="inline-flex items-center gap-1 align-baseline">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  )
}

const namedKeys = ['Mod', 'Alt', 'Shift', 'Space', 'Enter', 'Escape'] as const

/** A path leads to a page of the application; `../` to what the server shows beside it. */
function HelpLinkText({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} className={linkClasses}>
        {children}
      </a>
    )
  const { pathname, search, hash } = new URL(href, location.origin)
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1)}
      className={linkClasses}
    >
      {children}
    </Link>
  )
}
