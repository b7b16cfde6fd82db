import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { ManaCost } from '../table/card/symbols.tsx'
import type { Part } from './edit.ts'
import styles from './editor.module.css'
import { addCard, editorStore, moveCard } from './editor-state.ts'
import { DECK_GROUPS, type DeckRow } from './messages.ts'

const count = (rows: readonly DeckRow[]): number => rows.reduce((sum, row) => sum + row.count, 0)

function Row({ row: { name, count: copies, card }, part }: { readonly row: DeckRow; readonly part: Part }): ReactNode {
  const other = part === 'main' ? 'sideboard' : 'deck'
  return (
    <li className={styles['row']} data-unsupported={!card.isSupported || undefined} title={card.text}>
      <button type="button" aria-label={`One ${name} less`} onClick={() => addCard(name, part, -1)}>
        −
      </button>
      <span className={styles['copies']}>{copies}</span>
      <button type="button" aria-label={`One ${name} more`} onClick={() => addCard(name, part)}>
        +
      </button>
      <span className={styles['rowName']}>{name}</span>
      <ManaCost cost={card.cost} />
      <button type="button" aria-label={`Move one ${name} to the ${other}`} onClick={() => moveCard(name, part)}>
        {part === 'main' ? '→' : '←'}
      </button>
    </li>
  )
}

function Rows({
  title,
  rows,
  part,
}: {
  readonly title: string
  readonly rows: readonly DeckRow[]
  readonly part: Part
}): ReactNode {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className={styles['quiet']}>{count(rows)}</span>
      </h3>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <Row key={row.name} row={row} part={part} />
        ))}
      </ul>
    </section>
  )
}

/** The deck by kinds of cards, and its sideboard. */
export function DeckPanel(): ReactNode {
  const { analysis, deck } = useStore(editorStore)
  const main = analysis?.main ?? []
  return (
    <section className={styles['panel']} aria-label="Deck">
      <h2>
        {deck.title} <span className={styles['quiet']}>{analysis?.size ?? 0} cards</span>
      </h2>
      {main.length === 0 && <p className={styles['quiet']}>Search for a card and press Enter, or import a list.</p>}
      <div className={styles['groups']}>
        {DECK_GROUPS.map((group) => (
          <Rows key={group} title={group} rows={main.filter((row) => row.group === group)} part="main" />
        ))}
        <Rows title="Sideboard" rows={analysis?.sideboard ?? []} part="sideboard" />
      </div>
    </section>
  )
}
