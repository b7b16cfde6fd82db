import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { BuiltInDeck } from 'spellwright/play'
import { artFor } from '../art/card-art.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import { loadDecks, saveDecks } from '../session/storage.ts'
import { ManaCost } from '../table/card/symbols.tsx'
import type { DeckReport } from '../worker/messages.ts'
import { CLASSIC, deckGroups, groupOf } from './deck-groups.ts'
import { DeckProblems } from './deck-problems.tsx'
import { LatestOnly } from './latest-only.ts'
import styles from './lobby.module.css'
import { readFile } from './read-file.ts'
import { nameOfList, SavedDecks } from './saved-decks.tsx'

export interface PickedDeck {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The check of a pasted list; null for a built-in deck. */
  readonly report: DeckReport | null
  /** The list has changed, and the report is not about it yet. */
  readonly isUnchecked?: boolean
}

const OWN_LIST_ID = 'own list'

/** The own list that was played last, if one was; it is checked again before it can be played. */
export function lastOwnList(id: string | undefined, title: string): PickedDeck | null {
  if (id !== OWN_LIST_ID) return null
  return { id, title: 'Your list', text: loadDecks()[title] ?? '', report: null, isUnchecked: true }
}

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
  const isOwn = picked?.id === OWN_LIST_ID
  const shown = decks.find(({ id }) => id === picked?.id)
  const groups = deckGroups(decks)
  const [chosenGroup, setGroup] = useState<string | null>(null)
  const openGroup = chosenGroup ?? (shown ? groupOf(shown) : CLASSIC)
  return (
    <fieldset className={styles['picker']}>
      <legend>{title}</legend>
      {groups.length > 1 && (
        <fieldset className={styles['groups']}>
          <legend className="visually-hidden">Formats</legend>
          {groups.map((one) => (
            <button
              key={one.title}
              type="button"
              aria-pressed={one.title === openGroup}
              title={
                one.title === CLASSIC ? 'Classic lists' : `The most played ${one.title} decks of recent tournaments`
              }
              onClick={() => setGroup(one.title)}
            >
              {one.title}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles['tiles']} data-roomy={openGroup !== CLASSIC || undefined}>
        {(groups.find((one) => one.title === openGroup)?.decks ?? []).map((deck) => (
          <DeckTile
            key={deck.id}
            group={group}
            name={deck.title.slice(deck.format.length + 1)}
            title={deck.title}
            subtitle={deck.year === null ? deck.format : String(deck.year)}
            cost={deck.colors.map((color) => `{${color}}`).join('')}
            art={artFor(deck.title, `Creature — ${deck.title}`, deck.colors[0] ?? 'none')}
            hint={deck.description}
            isPicked={picked?.id === deck.id}
            onPick={() => onPick({ id: deck.id, title: deck.title, text: deck.text, report: null })}
          />
        ))}
        <DeckTile
          group={group}
          name="Your own list"
          title="Your own list"
          subtitle="Paste it or open a file"
          cost=""
          art={artFor('Your own list', 'Enchantment', 'gold')}
          hint="Paste or open a list from any deck site or program."
          isPicked={isOwn}
          onPick={() =>
            onPick({
              id: OWN_LIST_ID,
              title: 'Your list',
              text: loadDecks()[title] ?? '',
              report: { main: 0, sideboard: 0, errors: [], findings: [], unsupported: [] },
            })
          }
        />
      </div>
      <p className={styles['deckText']}>
        {shown && groupOf(shown) !== openGroup && `${shown.title}: `}
        {shown?.description ?? 'Paste a list from any deck site or program, or open a file.'}
      </p>
      {shown && (
        <details className={styles['list']}>
          <summary>Show the list</summary>
          <pre>{shown.text.replace(/^\/\/.*\n/, '').trim()}</pre>
        </details>
      )}
      {isOwn && picked && <OwnList title={title} picked={picked} onPick={onPick} />}
    </fieldset>
  )
}

/** A deck to choose, with its name and colors; its description is shown once it is chosen. */
function DeckTile(tile: {
  readonly group: string
  /** The title without the format, which is in the subtitle. */
  readonly name: string
  readonly title: string
  readonly subtitle: string
  readonly cost: string
  readonly art: string
  readonly hint: string
  readonly isPicked: boolean
  onPick(): void
}): ReactNode {
  return (
    <label className={styles['deck']} data-picked={tile.isPicked || undefined} title={tile.hint}>
      <input type="radio" name={tile.group} checked={tile.isPicked} aria-label={tile.title} onChange={tile.onPick} />
      <span className={styles['deckArt']} style={{ backgroundImage: tile.art }} aria-hidden="true" />
      <span className={styles['deckName']}>
        <strong>{tile.name}</strong>
        <span className={styles['under']}>
          {tile.subtitle} <ManaCost cost={tile.cost} />
        </span>
      </span>
    </label>
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
  const isLibraryLoading = useSessionState((state) => state.isLibraryLoading)
  const [text, setText] = useState(picked.text)
  const [checks] = useState(() => new LatestOnly<DeckReport>())
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is checked when its text changes, or once more
  useEffect(() => {
    let stale = false
    setFailure(null)
    onPick({ ...picked, isUnchecked: true })
    checks
      .latest(() => link.ask('checkDeck', text))
      .then((report) => {
        if (stale) return
        onPick({ id: OWN_LIST_ID, title: nameOfList(text), text, report })
        saveDecks({ ...loadDecks(), [title]: text })
      })
      .catch((error: Error) => {
        if (!stale) setFailure(error.message)
      })
    return () => {
      stale = true
    }
  }, [text, attempt])
  const open = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    if (file) readFile(link, file).then(setText, () => setFailure('The file could not be opened.'))
  }
  const isWaiting = isLibraryLoading && picked.isUnchecked === true && failure === null
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
      <SavedDecks text={text} onOpen={setText} />
      <label className={styles['file']}>
        Open a file{' '}
        <input className="visually-hidden" type="file" accept=".txt,.dek,.dck,.cod,.xml,text/plain" onChange={open} />
      </label>
      {isWaiting && <p role="status">The card library is being loaded; then the list is checked.</p>}
      {failure === null && !isWaiting && picked.report && <DeckProblems report={picked.report} />}
      {failure !== null && (
        <p className={styles['problem']} role="alert">
          The list could not be checked. {failure}{' '}
          <button type="button" className={styles['plain']} onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
