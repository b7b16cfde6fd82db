import { type ReactNode, useState } from 'react'
import type { ObjectId } from 'spellwright/play'
import { useSession, useSessionState } from '../session/session-context.ts'
import styles from './side.module.css'

/** Explains what the bot did in a sentence, on request: one play, or without an object the last ones. */
export function WhyPlayed({ object }: { readonly object: ObjectId | null }): ReactNode {
  const { link, actions } = useSession()
  const isAgainstBot = useSessionState(
    ({ room, replay, setup }) => room === null && replay === null && setup?.hotSeat !== true,
  )
  const [told, setTold] = useState<readonly string[] | null>(null)
  if (!isAgainstBot) return null
  const tell = (): void => {
    if (told !== null) setTold(null)
    else
      link
        .ask('whyPlayed', object)
        .then((reasons) =>
          setTold(reasons.length > 0 ? reasons : ['The bot has done nothing yet that needs a reason.']),
        )
        .catch((error: Error) => actions.notify(error.message, 'error'))
  }
  return (
    <>
      <button
        type="button"
        className={styles['why']}
        aria-expanded={told !== null}
        title="Explain what the bot did"
        onClick={tell}
      >
        Why?
      </button>
      {told && (
        <span className={styles['reason']} role="status">
          {told.map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
        </span>
      )}
    </>
  )
}
