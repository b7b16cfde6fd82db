import type { ReactNode } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { SavedGame } from '../session/storage.ts'
import { readSummary } from '../session/stored-shapes.ts'
import { saveFile } from '../table/windows/save-file.ts'
import styles from './lobby.module.css'

function describe(text: string): string {
  const summary = readSummary(text)
  if (summary === null) return 'a game that cannot be read'
  const { setup, games } = summary
  const answers = games.at(-1)?.answers.length ?? 0
  const game = setup.bestOf > 1 ? `, game ${games.length}` : ''
  return `${setup.decks[0].title} against ${setup.decks[1].title}${game}, after ${answers} decisions`
}

/** Offers to continue the unfinished games, to save them as files, or to discard them. */
export function UnfinishedGames(): ReactNode {
  const unfinished = useSessionState((state) => state.unfinished)
  return unfinished.map((saved) => <UnfinishedGame key={saved.slot} saved={saved} />)
}

function UnfinishedGame({ saved }: { readonly saved: SavedGame }): ReactNode {
  const screen = useSessionState((state) => state.screen)
  const isOpenElsewhere = useSessionState((state) => state.openElsewhere.has(saved.slot))
  const { resume, discardUnfinished } = useActions()
  const { file, slot } = saved
  return (
    <section className={styles['unfinished']} aria-label="Unfinished game">
      <p>
        <b>{isOpenElsewhere ? 'Open in another tab:' : 'Unfinished game:'}</b> {describe(file)}
      </p>
      {!isOpenElsewhere && (
        <button
          type="button"
          className={styles['play']}
          disabled={screen === 'loading'}
          onClick={() => resume(file, slot)}
        >
          Continue
        </button>
      )}
      <button type="button" className={styles['plain']} onClick={() => saveFile('spellwright-game.json', file)}>
        Save as a file
      </button>
      {!isOpenElsewhere && (
        <button type="button" className={styles['plain']} onClick={() => discardUnfinished(slot)}>
          Discard it
        </button>
      )}
    </section>
  )
}
