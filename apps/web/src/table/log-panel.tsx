import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { LogLine } from 'spellwright'
import { useSessionState } from '../session/session-context.ts'
import styles from './side.module.css'
import { usePointing } from './use-pointing.ts'

/** Long games are told from this many lines back. */
const SHOWN = 250

export function LogPanel(): ReactNode {
  const log = useSessionState((state) => state.log)
  const texts = useSessionState((state) => state.texts)
  const end = useRef<HTMLLIElement>(null)
  const names = useMemo(
    () =>
      Object.keys(texts)
        .filter((name) => name.length > 2)
        .sort((a, b) => b.length - a.length),
    [texts],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [log])
  const lines = log.slice(-SHOWN)
  return (
    <section className={styles['log']} aria-label="Game log">
      <h2>Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label="What happened so far">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={log.length - lines.length + index} data-depth={line.depth}>
            <LineText line={line} names={names} />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <p className="visually-hidden" role="status">
        {lines.at(-1)?.text}
      </p>
    </section>
  )
}

/** The line with its card names to point at. */
function LineText({ line, names }: { readonly line: LogLine; readonly names: readonly string[] }): ReactNode {
  const { text } = line
  if (line.depth < 2) return text
  const found = names.filter((name) => text.includes(name)).slice(0, 4)
  const parts = splitAt(text, found)
  return parts.map((part, index) => {
    const isName = found.includes(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity
    return isName ? <CardName key={index} name={part} /> : part
  })
}

function splitAt(text: string, names: readonly string[]): string[] {
  const [name, ...rest] = names
  if (name === undefined) return text === '' ? [] : [text]
  return text.split(name).flatMap((part, index) => [...(index > 0 ? [name] : []), ...splitAt(part, rest)])
}

function CardName({ name }: { readonly name: string }): ReactNode {
  const { wasLong: _, ...handlers } = usePointing(0, name)
  return (
    <span className={styles['cardName']} {...handlers}>
      {name}
    </span>
  )
}
