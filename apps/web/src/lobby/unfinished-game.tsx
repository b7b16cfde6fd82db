import type { ReactNode } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import { saveFile } from '../table/windows/save-file.ts'
import type { MatchFile } from '../worker/messages.ts'
import styles from './lobby.module.css'

function describe(text: string): string {
  try {
    const { setup, games } = JSON.parse(text) as MatchFile
    const answers = games.at(-1)?.answers.length ?? 0
    const game = setup.bestOf > 1 ? `, game ${games.length}` : ''
    return `${setup.decks[0].title} against ${setup.decks[1].title}${game}, after ${answers} decisions`
  } catch {
    return 'a game that cannot be read'
  }
}

/** Offers to continue an unfinished game, to save it as a file, or to discard it. */
export function UnfinishedGame(): ReactNode {
  const unfinished = useSessionState((state) => state.unfinished)
  const screen = useSessionState((state) => state.screen)
  const { resume, discardUnfinished } = useActions()
  if (unfinished === null) return null
  return (
    <section className={styles['unfinished']} aria-label="Unfinished game">
      <p>
        <b>Unfinished game:</b> {describe(unfinished)}
      </p>
      <button
        type="button"
        className={styles['play']}
        disabled={screen === 'loading'}
        onClick={() => resume(unfinished)}
      >
        Continue
      </button>
      <button type="button" className={styles['plain']} onClick={() => saveFile('spellwright-game.json', unfinished)}>
        Save as a file
      </button>
      <button type="button" className={styles['plain']} onClick={discardUnfinished}>
        Discard it
      </button>
    </section>
  )
}
