import type { ReactNode } from 'react'
import type { BotChoice } from '../worker/messages.ts'
import styles from './lobby.module.css'

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
      <legend>The bot</legend>
      {bots.map(({ id, title, description }) => (
        <label key={id} className={styles['bot']} data-picked={picked === id || undefined}>
          <input type="radio" name="bot" value={id} checked={picked === id} onChange={() => onPick(id)} />
          <span className={styles['deckName']}>{title}</span>
          <span className={styles['deckText']}>{description}</span>
        </label>
      ))}
    </fieldset>
  )
}
