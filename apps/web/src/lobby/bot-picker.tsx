import type { ReactNode } from 'react'
import type { BotChoice } from '../worker/messages.ts'
import styles from './lobby.module.css'

/** Two people at one screen instead of a bot. */
export const FRIEND: BotChoice = {
  id: 'friend',
  isOpponent: true,
  title: 'A friend at this screen',
  description: 'You hand the screen over; a curtain hides the cards.',
}

/** Who sits there unless somebody else is chosen. */
const USUAL = 'regular'

/** The opponents to choose from, and which of them it is: the last one, or the usual one. */
export function opponentsAmong(
  bots: readonly BotChoice[],
  last: string | undefined,
): { readonly opponents: readonly BotChoice[]; readonly first: string } {
  const opponents = [...bots.filter(({ isOpponent }) => isOpponent), FRIEND]
  const first = [last, USUAL].find((wanted) => opponents.some(({ id }) => id === wanted))
  return { opponents, first: first ?? opponents[0]?.id ?? '' }
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
  const chosen = bots.find(({ id }) => id === picked)
  return (
    <fieldset className={styles['picker']}>
      <legend>The opponent</legend>
      <div className={styles['bots']}>
        {bots.map(({ id, title }) => (
          <label key={id} className={styles['bot']} data-picked={picked === id || undefined}>
            <input type="radio" name="bot" value={id} checked={picked === id} onChange={() => onPick(id)} />
            <span className={styles['deckName']}>{title}</span>
          </label>
        ))}
      </div>
      <p className={styles['deckText']}>{chosen?.description}</p>
    </fieldset>
  )
}
