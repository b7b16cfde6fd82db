import { type ReactNode, useState } from 'react'
import { Choice } from '../prompts/components.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import { hasSeenFirstGame, rememberFirstGame } from '../session/storage.ts'
import styles from './coach.module.css'

/** Offers newcomers a game that explains itself, until they have played it or said no. */
export function FirstGame(): ReactNode {
  const { startFirstGame } = useActions()
  const isLoading = useSessionState(({ screen }) => screen === 'loading')
  const [isSeen, setSeen] = useState(hasSeenFirstGame)
  if (isSeen || isLoading) return null
  return (
    <section className={styles['offer']} aria-label="A first game">
      <p>New here? A first game explains itself in six steps.</p>
      <Choice
        label="Play it"
        tone="main"
        onPick={() => {
          rememberFirstGame()
          startFirstGame()
        }}
      />
      <Choice
        label="No, thanks"
        onPick={() => {
          rememberFirstGame()
          setSeen(true)
        }}
      />
    </section>
  )
}
