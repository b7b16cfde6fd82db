import type { RoomView, Seat } from '@spellwright/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../prompts/components.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import { Chat } from './chat.tsx'
import styles from './room.module.css'

const OFFER_TEXT: Readonly<Record<'draw' | 'takeBack' | 'openHands', string>> = {
  draw: 'offers a draw',
  takeBack: 'asks to take back their last decision',
  openHands: 'asks to let spectators see both hands',
}

/** The time, again every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Beside the table of a match between people: connection, clocks, offers and chat. */
export function RoomPanel(): ReactNode {
  const room = useSessionState((state) => state.room)
  if (!room?.view) return null
  const { view } = room
  return (
    <section className={styles['panel']} aria-label="The room">
      {room.connection !== 'open' && (
        <p className={styles['alert']} role="status">
          The connection was lost. Trying again …
        </p>
      )}
      <SeatLine view={view} seat={view.you === 0 ? 1 : 0} receivedAt={room.receivedAt} />
      <SeatLine view={view} seat={view.you === 0 ? 0 : 1} receivedAt={room.receivedAt} />
      {view.you === null && <p>You are watching. Hands are {view.openHands ? 'open' : 'hidden'}.</p>}
      {view.you !== null && <Offers view={view} you={view.you} />}
      {view.you !== null && <Away view={view} you={view.you} />}
      {view.secret === null && (
        <details>
          <summary>Fair shuffles</summary>
          <p>
            The server shuffles with a secret that it shows after the match. The SHA-256 hash of the secret, fixed
            before the match: <code>{view.commitment}</code>. <code>npx spellwright replay --verify</code> compares
            them.
          </p>
        </details>
      )}
      {view.secret !== null && (
        <p title={`SHA-256 ${view.commitment}`}>
          <a href={`#replay=${view.replay?.split('/').at(-1)}`} target="_blank" rel="noreferrer">
            Link to the replay
          </a>
          . The decks were shuffled with <code>{view.secret.slice(0, 12)}…</code>, as promised at the start.
        </p>
      )}
      <Chat />
    </section>
  )
}

function SeatLine({
  view,
  seat,
  receivedAt,
}: {
  readonly view: RoomView
  readonly seat: Seat
  readonly receivedAt: number
}): ReactNode {
  const now = useNow()
  const { name, connected, timeLeft, bot, wins } = view.seats[seat]
  const left = timeLeft === null ? null : timeLeft - (view.running === seat ? now - receivedAt : 0)
  return (
    <p className={styles['line']}>
      <span className={styles['dot']} data-away={(!connected && bot === null) || undefined} aria-hidden="true" />
      <b>{name}</b>
      {bot !== null && <small>bot</small>}
      {!connected && bot === null && <small>away</small>}
      {view.settings.bestOf > 1 && <small>{wins} won</small>}
      {left !== null && (
        <time className={styles['time']} data-running={view.running === seat || undefined}>
          {clockText(left)}
        </time>
      )}
    </p>
  )
}

function Offers({ view, you }: { readonly view: RoomView; readonly you: Seat }): ReactNode {
  const { offer, replyToOffer } = useActions()
  if (view.phase !== 'playing') return null
  if (view.offer === null)
    return (
      <div className={styles['row']}>
        <button type="button" className={styles['small']} onClick={() => offer('draw')}>
          Offer a draw
        </button>
        {view.spectators > 0 && !view.openHands && (
          <button type="button" className={styles['small']} onClick={() => offer('openHands')}>
            Open hands for spectators
          </button>
        )}
      </div>
    )
  const isOwn = view.offer.by === you
  return (
    <div className={styles['offer']} role="alert">
      <p>{isOwn ? 'Waiting for an answer.' : `${view.seats[view.offer.by].name} ${OFFER_TEXT[view.offer.kind]}.`}</p>
      <div className={styles['row']}>
        {!isOwn && <Choice label="Agree" tone="main" onPick={() => replyToOffer(true)} />}
        <Choice label={isOwn ? 'Withdraw' : 'Decline'} onPick={() => replyToOffer(false)} />
      </div>
    </div>
  )
}

function Away({ view, you }: { readonly view: RoomView; readonly you: Seat }): ReactNode {
  const now = useNow()
  const { claim } = useActions()
  const { away } = view
  if (away === null || away.seat === you) return null
  const wait = away.claimableAt - now
  return (
    <div className={styles['offer']} role="status">
      <p>
        {view.seats[away.seat].name} lost the connection.{' '}
        {wait > 0 ? `You can claim the win in ${clockText(wait)}.` : 'You need not wait any longer.'}
      </p>
      {wait <= 0 && (
        <div className={styles['row']}>
          <Choice label="Claim the win" onPick={() => claim('win')} />
          <Choice label="Let a bot play on" onPick={() => claim('bot')} />
        </div>
      )}
    </div>
  )
}
