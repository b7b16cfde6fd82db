import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { BuiltInDeck } from 'spellwright/play'
import { artFor } from '../art/card-art.ts'
import { useSession } from '../session/session-context.ts'
import { loadDecks, saveDecks } from '../session/storage.ts'
import { ManaCost } from '../table/symbols.tsx'
import type { DeckReport } from '../worker/messages.ts'
import { DeckProblems } from './deck-problems.tsx'
import styles from './lobby.module.css'

export interface PickedDeck {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What the check of a pasted list found; null for a built-in deck. */
  readonly report: DeckReport | null
}

const OWN = 'own list'

export function DeckPicker({
  title,
  decks,
  picked,
  onPick,
}: {
  readonly title: string
  readonly decks: readonly BuiltInDeck[]
  readonly picked: PickedDeck | null
  onPick(deck: PickedDeck): void
}): ReactNode {
  const group = useId()
  const isOwn = picked?.id === OWN
  return (
    <fieldset className={styles['picker']}>
      <legend>{title}</legend>
      {decks.map(({ id, title: name, colors, description, text }) => (
        <label key={id} className={styles['deck']} data-picked={picked?.id === id || undefined}>
          <input
            type="radio"
            name={group}
            checked={picked?.id === id}
            onChange={() => onPick({ id, title: name, text, report: null })}
          />
          <span
            className={styles['deckArt']}
            style={{ backgroundImage: artFor(name, 'Creature', colors[0] ?? 'none') }}
            aria-hidden="true"
          />
          <span className={styles['deckName']}>
            {name} <ManaCost cost={colors.map((color) => `{${color}}`).join('')} />
          </span>
          <span className={styles['deckText']}>{description}</span>
        </label>
      ))}
      <label className={styles['deck']} data-picked={isOwn || undefined}>
        <input
          type="radio"
          name={group}
          checked={isOwn}
          onChange={() =>
            onPick({
              id: OWN,
              title: 'Your list',
              text: loadDecks()[title] ?? '',
              report: { main: 0, sideboard: 0, errors: [], findings: [], unsupported: [] },
            })
          }
        />
        <span
          className={styles['deckArt']}
          style={{ backgroundImage: artFor('A list of your own', 'Enchantment', 'gold') }}
          aria-hidden="true"
        />
        <span className={styles['deckName']}>A list of your own</span>
        <span className={styles['deckText']}>Paste or open a list from any deck site or program.</span>
      </label>
      {isOwn && picked && <OwnList title={title} picked={picked} onPick={onPick} />}
    </fieldset>
  )
}

function OwnList({
  title,
  picked,
  onPick,
}: {
  readonly title: string
  readonly picked: PickedDeck
  onPick(deck: PickedDeck): void
}): ReactNode {
  const { link } = useSession()
  const [text, setText] = useState(picked.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is checked when its text changes
  useEffect(() => {
    let stale = false
    link
      .ask('checkDeck', text)
      .then((report) => {
        if (stale) return
        onPick({ id: OWN, title: 'Your list', text, report })
        saveDecks({ ...loadDecks(), [title]: text })
      })
      .catch(() => {})
    return () => {
      stale = true
    }
  }, [text])
  const open = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    if (file) file.text().then(setText, () => {})
  }
  return (
    <div className={styles['own']}>
      <textarea
        aria-label={`${title}: list`}
        placeholder={'4 Goblin Lackey\n20 Mountain\n\nSideboard\n2 Naturalize'}
        spellCheck={false}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className={styles['file']}>
        Open a file{' '}
        <input className="visually-hidden" type="file" accept=".txt,.dek,.dck,.cod,.xml,text/plain" onChange={open} />
      </label>
      {picked.report && <DeckProblems report={picked.report} />}
    </div>
  )
}
