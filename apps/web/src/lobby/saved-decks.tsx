import { type ReactNode, useState } from 'react'
import { loadSavedDecks, saveSavedDecks } from '../editor/saved-decks.ts'
import styles from './lobby.module.css'

/** The name under which a list is saved, by which its games are counted. */
export const nameOfList = (text: string): string =>
  Object.entries(loadSavedDecks()).find(([, saved]) => saved.trim() === text.trim())?.[0] ?? 'Your list'

/** Opens and saves lists; the deck editor has the same ones. */
export function SavedDecks({ text, onOpen }: { readonly text: string; onOpen(text: string): void }): ReactNode {
  const [decks, setDecks] = useState(loadSavedDecks)
  const known = nameOfList(text)
  const [name, setName] = useState('')
  const names = Object.keys(decks).sort()
  const save = (): void => {
    const next = { ...decks, [name.trim()]: text }
    if (saveSavedDecks(next)) setDecks(next)
    setName('')
  }
  return (
    <div className={styles['saved']}>
      {names.length > 0 && (
        <select
          aria-label="Saved decks"
          value={names.includes(known) ? known : ''}
          onChange={({ target }) => onOpen(decks[target.value] ?? text)}
        >
          <option value="">Saved decks …</option>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      <input
        aria-label="Name to save the list under"
        placeholder="Name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="button"
        className={styles['plain']}
        disabled={name.trim() === '' || text.trim() === ''}
        onClick={save}
      >
        Save the list
      </button>
    </div>
  )
}
