import { type ComponentType, createElement, use } from 'react'

type Component = ComponentType<Record<string, unknown>>

/** In place of the router's own, which reloads the page for a file that does not come; lib/files/load-file.ts waits for it. */
export function lazyRouteComponent(load: () => Promise<Record<string, Component>>, name = 'default') {
  let component: Component | undefined
  let loading: Promise<void> | undefined
  const preload = () => (loading ??= load().then((file) => void (component = file[name])))
  const Lazy = (props: Record<string, unknown>) => {
    if (!component) use(preload())
    return component ? createElement(component, props) : null
  }
  return Object.assign(Lazy, { preload })
}
