import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { ManaCost, WithSymbols } from '../table/card/symbols.tsx'
import styles from './editor.module.css'
import { addCard, editorStore, search } from './editor-state.ts'
import type { CardQuery, CardRow } from './messages.ts'

const TYPES = ['Creature', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Planeswalker', 'Land', 'Battle']
const MANA_VALUES = ['0', '1', '2', '3', '4', '5', '6', '7+']
const COLORS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colourless' } as const
const SUPPORT = { all: 'all cards', supported: 'with rules', unsupported: 'without rules' } as const

function Filters({
  query,
  onChange,
}: {
  readonly query: CardQuery
  onChange(change: Partial<CardQuery>): void
}): ReactNode {
  const toggle = (color: string): void => {
    const has = query.colors.includes(color)
    const others = color === 'C' ? '' : query.colors.replace('C', '')
    onChange({ colors: has ? query.colors.replace(color, '') : others + color })
  }
  return (
    <div className={styles['filters']}>
      <select aria-label="Card type" value={query.type} onChange={(event) => onChange({ type: event.target.value })}>
        <option value="">any type</option>
        {TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <select
        aria-label="Mana value"
        value={query.manaValue}
        onChange={(event) => onChange({ manaValue: event.target.value })}
      >
        <option value="">any mana value</option>
        {MANA_VALUES.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <select
        aria-label="Which cards"
        value={query.support}
        onChange={(event) =>
          onChange({
            support:
              (Object.keys(SUPPORT) as CardQuery['support'][]).find((one) => one === event.target.value) ?? 'all',
          })
        }
      >
        {Object.entries(SUPPORT).map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <span className={styles['colors']}>
        {Object.entries(COLORS).map(([color, name]) => (
          <button
            key={color}
            type="button"
            aria-label={name}
            aria-pressed={query.colors.includes(color)}
            onClick={() => toggle(color)}
          >
            <ManaCost cost={`{${color}}`} />
          </button>
        ))}
      </span>
    </div>
  )
}

function Found({
  card,
  id,
  isActive,
  onPick,
}: {
  readonly card: CardRow
  readonly id: string
  readonly isActive: boolean
  onPick(part: 'main' | 'sideboard'): void
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['found']}
      data-unsupported={!card.isSupported || undefined}
      onClick={(event) => onPick(event.shiftKey ? 'sideboard' : 'main')}
    >
      <span className={styles['foundName']}>
        {card.name} <ManaCost cost={card.cost} />
      </span>
      <span className={styles['quiet']}>
        {card.isSupported
          ? `${card.typeLine}${card.stats === '' ? '' : ` ${card.stats}`}`
          : 'no rules yet: played by hand or as a blank'}
      </span>
      {isActive && card.text !== '' && (
        <span className={styles['text']}>
          <WithSymbols text={card.text} />
        </span>
      )}
    </div>
  )
}

/** Search over all cards: the arrows move, Enter adds to the deck, Shift+Enter to the sideboard. */
export function SearchPanel(): ReactNode {
  const { query, found, indexed } = useStore(editorStore)
  const [active, setActive] = useState(0)
  const list = useId()
  const cards = found?.cards ?? []
  useEffect(() => search(editorStore.getState().query), [])
  const ask = (change: Partial<CardQuery>): void => {
    setActive(0)
    search({ ...query, ...change })
  }
  const pick = (at: number, part: 'main' | 'sideboard'): void => {
    const card = cards[at]
    if (card) addCard(card.name, part)
  }
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(cards.length - 1, to))
    setActive(next)
    document.getElementById(`${list} ${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      move(active + step)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(active, event.shiftKey ? 'sideboard' : 'main')
    }
  }
  return (
    <section className={styles['panel']} aria-label="Cards">
      <input
        id="card-search"
        className={styles['search']}
        type="search"
        role="combobox"
        aria-label="Search all cards"
        aria-expanded={cards.length > 0}
        aria-controls={list}
        aria-activedescendant={cards.length > 0 ? `${list} ${active}` : undefined}
        placeholder="Name, type or words of the text; t:goblin o:haste c:r mv<=3"
        autoComplete="off"
        spellCheck={false}
        value={query.words}
        onChange={(event) => ask({ words: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <Filters query={query} onChange={ask} />
      <p className={styles['quiet']} role="status">
        {found ? `${found.total.toLocaleString('en')} cards` : 'The names are being loaded …'}
        {found && found.total > cards.length && `, the first ${cards.length} are shown`}
        {indexed < 1 && `. Texts, types and colours: ${Math.floor(100 * indexed)} % read`}
      </p>
      <div id={list} className={styles['results']} role="listbox" aria-label="Cards found">
        {cards.map((card, at) => (
          <Found
            key={card.name}
            id={`${list} ${at}`}
            card={card}
            isActive={at === active}
            onPick={(part) => {
              setActive(at)
              pick(at, part)
            }}
          />
        ))}
      </div>
      <p className={styles['quiet']}>Click or Enter adds a card, with Shift to the sideboard.</p>
    </section>
  )
}
