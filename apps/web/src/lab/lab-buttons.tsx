import type { ReactNode } from 'react'
import styles from '../lobby/lobby.module.css'
import { useSession, useSessionState } from '../session/session-context.ts'

/** The ways from the lobby to the lab and to the deck editor, once the built-in decks are there. */
export function LabButtons(): ReactNode {
  const { store } = useSession()
  const isLoading = useSessionState((state) => state.screen === 'loading')
  return (
    <>
      <button
        type="button"
        className={styles['plain']}
        disabled={isLoading}
        onClick={() => store.setState({ screen: 'lab' })}
      >
        Lab
      </button>
      <button
        type="button"
        className={styles['plain']}
        disabled={isLoading}
        onClick={() => store.setState({ screen: 'editor' })}
      >
        Deck editor
      </button>
    </>
  )
}
