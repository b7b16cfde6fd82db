import type { ReactNode } from 'react'
import type { BotChoice } from '../worker/messages.ts'
import styles from './lobby.module.css'

/** Two people at one screen instead of a bot. */
export const FRIEND: BotChoice = {
  id: 'friend',
  title: 'A friend at this screen',
  description: 'You hand the screen over; a curtain hides the cards.',
}

/** Chooses the opponent. */
export function BotPicker({
  bots,
  picked,
  onPick,
}: {
  readonly bots: readonly BotChoice[]
  readonly picked: string
  onPick(id: string): void
}): ReactNode {
  return (
    <fieldset className={styles['picker']}>
      <legend>The opponent</legend>
      <div className={styles['bots']}>
        {[...bots, FRIEND].map(({ id, title, description }) => (
          <label key={id} className={styles['bot']} data-picked={picked === id || undefined}>
            <input type="radio" name="bot" value={id} checked={picked === id} onChange={() => onPick(id)} />
            <span className={styles['deckName']}>{title}</span>
            <span className={styles['deckText']}>{description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
