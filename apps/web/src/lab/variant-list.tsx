import { type ReactNode, useId } from 'react'
import styles from './lab.module.css'
import { choiceGroups, type DeckChoice } from './lab-choices.ts'
import type { LabDeck } from './messages.ts'

/** A name that no other variant has. */
function freshName(wanted: string, others: readonly LabDeck[]): string {
  const taken = new Set(others.map(({ title }) => title))
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(`${wanted} ${number}`)) return `${wanted} ${number}`
}

/** One deck or variant: chosen from a list or pasted, with its name and its list to change. */
function Variant({
  deck,
  number,
  decks,
  onChange,
  onRemove,
}: {
  readonly deck: LabDeck
  readonly number: number
  readonly decks: readonly DeckChoice[]
  onChange(deck: LabDeck): void
  onRemove: (() => void) | null
}): ReactNode {
  const id = useId()
  const chosen = decks.find(({ deck: { title, text } }) => title === deck.title && text === deck.text)
  return (
    <li className={styles['variant']}>
      <label htmlFor={`${id} deck`} className="visually-hidden">
        Deck {number}
      </label>
      <select
        id={`${id} deck`}
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const next = decks.find((choice) => choice.id === event.target.value)
          onChange(next ? next.deck : { title: 'My list', text: '' })
        }}
      >
        <option value="">Your own list …</option>
        {choiceGroups(decks).map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.decks.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.title} ({choice.format})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <input
        aria-label={`Name of deck ${number}`}
        value={deck.title}
        maxLength={60}
        onChange={(event) => onChange({ ...deck, title: event.target.value })}
      />
      {onRemove && (
        <button type="button" className={styles['plain']} aria-label={`Remove deck ${number}`} onClick={onRemove}>
          ✕
        </button>
      )}
      <details open={chosen === undefined}>
        <summary>The list</summary>
        <textarea
          aria-label={`List of deck ${number}`}
          rows={9}
          spellCheck={false}
          placeholder={'4 Goblin Lackey\n20 Mountain\n\nSideboard\n2 Naturalize'}
          value={deck.text}
          onChange={(event) => onChange({ ...deck, text: event.target.value })}
        />
      </details>
    </li>
  )
}

/** The decks to test. A variant begins as a copy of the one before it. */
export function VariantList({
  variants,
  decks,
  onChange,
}: {
  readonly variants: readonly LabDeck[]
  readonly decks: readonly DeckChoice[]
  onChange(variants: readonly LabDeck[]): void
}): ReactNode {
  const last = variants.at(-1)
  return (
    <fieldset className={styles['panel']}>
      <legend>Your deck, or variants of it</legend>
      <ol className={styles['variants']}>
        {variants.map((deck, at) => (
          <Variant
            // biome-ignore lint/suspicious/noArrayIndexKey: variants are only added at the end, and have no other identity
            key={at}
            deck={deck}
            number={at + 1}
            decks={decks}
            onChange={(next) => onChange(variants.map((old, other) => (other === at ? next : old)))}
            onRemove={variants.length > 1 ? () => onChange(variants.filter((_, other) => other !== at)) : null}
          />
        ))}
      </ol>
      <p className={styles['tools']}>
        <button
          type="button"
          className={styles['plain']}
          onClick={() =>
            onChange([...variants, { title: freshName(last?.title ?? 'My list', variants), text: last?.text ?? '' }])
          }
        >
          Add a variant
        </button>
        <span className={styles['quiet']}>Variants play the same seeds, so small changes show.</span>
      </p>
    </fieldset>
  )
}
