import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { saveFile } from '../lab/lab-state.ts'
import { readFile } from '../lobby/read-file.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import { Dialog } from '../table/windows/dialog.tsx'
import { deckAddress, deckInAddress } from './deck-address.ts'
import { DeckPanel } from './deck-panel.tsx'
import { DeckStats } from './deck-stats.tsx'
import { EMPTY_DECK } from './edit.ts'
import styles from './editor.module.css'
import { edit, editorLink, editorStore, forgetDeck, keepDeck, openList, openPacked, tell } from './editor-state.ts'
import type { DeckFormat } from './messages.ts'
import { SampleHand } from './sample-hand.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Opens the deck of the address when the editor is opened, and when the address changes. */
function useDeckInAddress(): void {
  useEffect(() => {
    const open = (): void => {
      const letters = deckInAddress(location.hash)
      if (letters === null) return
      history.replaceState(null, '', location.pathname + location.search)
      openPacked(letters).catch(tell)
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}

/** `/` leads to the search, unless something is being typed. */
function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      document.getElementById('card-search')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** The deck editor: search over all cards, the deck, what is to be said about it, and trying it. */
export function Editor(): ReactNode {
  const { store } = useSession()
  const notice = useStore(editorStore, (state) => state.notice)
  useDeckInAddress()
  useSearchKey()
  return (
    <main className={styles['editor']}>
      <header className={styles['top']}>
        <h1>Deck editor</h1>
        <DeckBar />
        <button type="button" className={styles['plain']} onClick={() => store.setState({ screen: 'lab' })}>
          Lab
        </button>
        <button type="button" className={styles['plain']} onClick={() => store.setState({ screen: 'lobby' })}>
          Lobby
        </button>
      </header>
      {notice && (
        <p className={styles['notice']} role="alert">
          {notice}
        </p>
      )}
      <div className={styles['columns']}>
        <SearchPanel />
        <DeckPanel />
        <div className={styles['side']}>
          <DeckStats />
          <SampleHand />
        </div>
      </div>
    </main>
  )
}

function DeckBar(): ReactNode {
  const deck = useStore(editorStore, (state) => state.deck)
  const [window, setWindow] = useState<'open' | 'import' | 'export' | null>(null)
  const share = (): void => {
    const { analysis } = editorStore.getState()
    if (!analysis) return
    deckAddress(analysis.text, location.href)
      .then((address) =>
        navigator.clipboard.writeText(address).then(
          () => 'The link to this deck is in your clipboard.',
          () => address,
        ),
      )
      .then(tell, tell)
  }
  return (
    <div className={styles['bar']}>
      <input
        aria-label="Name of the deck"
        maxLength={60}
        value={deck.title}
        onChange={(event) => edit({ ...deck, title: event.target.value })}
      />
      <button type="button" className={styles['plain']} onClick={keepDeck}>
        Save
      </button>
      <button type="button" className={styles['plain']} onClick={() => setWindow('open')}>
        Open
      </button>
      <button type="button" className={styles['plain']} onClick={() => setWindow('import')}>
        Import
      </button>
      <button type="button" className={styles['plain']} onClick={() => setWindow('export')}>
        Export
      </button>
      <button type="button" className={styles['plain']} onClick={share}>
        Link
      </button>
      {window === 'open' && <OpenWindow onClose={() => setWindow(null)} />}
      {window === 'import' && <ImportWindow onClose={() => setWindow(null)} />}
      {window === 'export' && <ExportWindow onClose={() => setWindow(null)} />}
    </div>
  )
}

function OpenWindow({ onClose }: { onClose(): void }): ReactNode {
  const builtIn = useSessionState((state) => state.builtIn)
  const saved = useStore(editorStore, (state) => state.saved)
  const open = (text: string, title: string): void => {
    openList(text, title).catch(tell)
    onClose()
  }
  return (
    <Dialog title="Open a deck" onClose={onClose}>
      <ul className={styles['decks']}>
        <li>
          <button
            type="button"
            className={styles['plain']}
            onClick={() => {
              edit(EMPTY_DECK)
              onClose()
            }}
          >
            A new deck
          </button>
        </li>
        {Object.entries(saved).map(([title, text]) => (
          <li key={title}>
            <button type="button" className={styles['plain']} onClick={() => open(text, title)}>
              {title}
            </button>
            <button
              type="button"
              className={styles['plain']}
              aria-label={`Forget ${title}`}
              onClick={() => forgetDeck(title)}
            >
              ✕
            </button>
          </li>
        ))}
        {builtIn.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" className={styles['plain']} onClick={() => open(text, title)}>
              {title} <span className={styles['quiet']}>built in</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function ImportWindow({ onClose }: { onClose(): void }): ReactNode {
  const { link } = useSession()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const openFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    if (file) readFile(link, file).then(setText, () => setProblem('The file could not be opened.'))
  }
  return (
    <Dialog title="Import a list" onClose={onClose}>
      <form
        className={styles['import']}
        onSubmit={(event) => {
          event.preventDefault()
          openList(text).then(onClose, (error: Error) => setProblem(error.message))
        }}
      >
        <p>From MTGO, Arena, Forge, XMage, Cockatrice, a deck site, or just lines like “4 Goblin Lackey”.</p>
        <textarea
          aria-label="List"
          rows={14}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && <p role="alert">{problem}</p>}
        <p className={styles['tools']}>
          <button type="submit" className={styles['plain']}>
            Use this list
          </button>
          <label className={styles['file']}>
            Open a file{' '}
            <input
              className="visually-hidden"
              type="file"
              accept=".txt,.dek,.dck,.cod,.xml,text/plain"
              onChange={openFile}
            />
          </label>
        </p>
      </form>
    </Dialog>
  )
}

function ExportWindow({ onClose }: { onClose(): void }): ReactNode {
  const { deck, formats } = useStore(editorStore)
  const [format, setFormat] = useState<DeckFormat['id']>('arena')
  const [text, setText] = useState('')
  useEffect(() => {
    editorLink().ask('write', { deck, format }).then(setText, tell)
  }, [deck, format])
  const chosen = formats.find(({ id }) => id === format)
  return (
    <Dialog title="Export the deck" onClose={onClose}>
      <div className={styles['import']}>
        <label>
          For{' '}
          <select
            value={format}
            onChange={(event) => setFormat(formats.find(({ id }) => id === event.target.value)?.id ?? 'arena')}
          >
            {formats.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <textarea aria-label="The deck as text" rows={14} readOnly value={text} />
        <p className={styles['tools']}>
          <button
            type="button"
            className={styles['plain']}
            onClick={() => navigator.clipboard.writeText(text).catch(tell)}
          >
            Copy
          </button>
          <button
            type="button"
            className={styles['plain']}
            onClick={() =>
              saveFile(
                `${deck.title.replace(/[^\w -]+/g, '') || 'deck'}.${chosen?.ending ?? 'txt'}`,
                text,
                'text/plain',
              )
            }
          >
            Save as a file
          </button>
        </p>
      </div>
    </Dialog>
  )
}
