import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { GameView, LogLine } from 'spellwright/play'
import { useSessionState } from '../session/session-context.ts'
import { WithSymbols } from './card/symbols.tsx'
import { usePreview } from './card/use-preview.ts'
import {
  filterLog,
  isFiltering,
  LOG_SIDES,
  LOG_TOPICS,
  type LogFilter,
  type LogSide,
  type LogTopic,
  NO_FILTER,
} from './log-filter.ts'
import styles from './side.module.css'
import { WhyPlayed } from './why-played.tsx'

/** Only this many lines at the end of the log are shown. */
const MAX_LINES = 250

/** A screen reader announces at most this many new lines. */
const MAX_ANNOUNCED = 8

/** What a screen reader announces: all new lines, not only the last one. */
const announcementFor = (lines: readonly LogLine[]): string =>
  lines
    .filter(({ depth }) => depth !== 1)
    .slice(-MAX_ANNOUNCED)
    .map(({ text }) => text)
    .join('. ')

const TOPIC_LABELS: Readonly<Record<LogTopic, string>> = {
  usual: 'The usual',
  everything: 'Everything, also what becomes tapped',
  spells: 'Spells and abilities',
  combat: 'Combat',
  life: 'Damage and life',
  cards: 'Cards changing zones',
}

export function LogPanel({ view }: { readonly view: GameView }): ReactNode {
  const log = useSessionState((state) => state.log)
  const texts = useSessionState((state) => state.texts)
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER)
  const end = useRef<HTMLLIElement>(null)
  const names = useMemo(
    () =>
      Object.keys(texts)
        .filter((name) => name.length > 2)
        .sort((a, b) => b.length - a.length),
    [texts],
  )
  const finder = useMemo(() => nameFinder(names), [names])
  const me = view.players[view.viewer].name
  const them = view.players[view.viewer === 0 ? 1 : 0].name
  const lines = useMemo(() => filterLog(log, filter, [me, them]), [log, filter, me, them])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  const shown = lines.slice(-MAX_LINES)
  const announcement = useSessionState(({ scene }) => announcementFor(scene?.log ?? []))
  return (
    <section className={styles['log']} aria-label="Game log" data-dock>
      <LogFilterForm filter={filter} me={me} them={them} onFilter={setFilter} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label="What happened so far">
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={lines.length - shown.length + index} data-depth={line.depth}>
            <LineText line={line} finder={finder} />
          </li>
        ))}
        {shown.length === 0 && isFiltering(filter) && <li>No matching lines.</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

function LogFilterForm({
  filter,
  me,
  them,
  onFilter,
}: {
  readonly filter: LogFilter
  readonly me: string
  readonly them: string
  onFilter(filter: LogFilter): void
}): ReactNode {
  const [open, setOpen] = useState(false)
  const sides: Readonly<Record<LogSide, string>> = { all: 'Both', mine: me, theirs: them }
  const close = (): void => {
    setOpen(!open)
    onFilter(NO_FILTER)
  }
  return (
    <>
      <h2>
        Log
        <WhyPlayed object={null} />
        <button type="button" className={styles['filterButton']} aria-expanded={open} onClick={close}>
          {open ? 'Show all' : 'Filter'}
        </button>
      </h2>
      {open && (
        <form className={styles['filter']} onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            aria-label="Words to find in the log"
            placeholder="Find …"
            value={filter.words}
            onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          />
          <select
            aria-label="Whose lines"
            value={filter.side}
            onChange={(event) => onFilter({ ...filter, side: event.target.value as LogSide })}
          >
            {LOG_SIDES.map((side) => (
              <option key={side} value={side}>
                {sides[side]}
              </option>
            ))}
          </select>
          <select
            aria-label="Which lines"
            value={filter.topic}
            onChange={(event) => onFilter({ ...filter, topic: event.target.value as LogTopic })}
          >
            {LOG_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {TOPIC_LABELS[topic]}
              </option>
            ))}
          </select>
        </form>
      )}
    </>
  )
}

/** Finds all card names in a text, the longest first; null if there are none to find. */
export function nameFinder(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(${escaped.join('|')})`)
}

/** A line of the log, with previews for its card names. */
const LineText = memo(function LineText({
  line,
  finder,
}: {
  readonly line: LogLine
  readonly finder: RegExp | null
}): ReactNode {
  const { text, depth } = line
  if (depth < 2) return text
  if (!finder) return <WithSymbols text={text} />
  return text.split(finder).map((part, index) => {
    // Every other part is one of the names.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity
    return index % 2 === 1 ? <CardName key={index} name={part} /> : <WithSymbols key={index} text={part} />
  })
})

/** A card name with its preview, which the keyboard reaches too. */
function CardName({ name }: { readonly name: string }): ReactNode {
  const { handlers, click } = usePreview(0, name)
  return (
    <button
      type="button"
      className={styles['cardName']}
      {...handlers}
      onClick={(event) => click(event, () => {}, true)}
    >
      {name}
    </button>
  )
}
