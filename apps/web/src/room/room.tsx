import type { RoomView, Seat } from '@spellwright/protocol'
import { type ReactNode, useState } from 'react'
import { DeckPicker, type PickedDeck } from '../lobby/deck-picker.tsx'
import lobby from '../lobby/lobby.module.css'
import { useActions, useSessionState } from '../session/session-context.ts'
import { Chat } from './chat.tsx'
import styles from './room.module.css'
import { NEW_ROOM } from './room-state.ts'
import { ShareLink } from './share-link.tsx'

const CLOCK_TEXT = ({ clock }: RoomView['settings']): string =>
  clock === null ? 'no clock' : `${Math.round(clock.main / 60)} minutes each, ${clock.increment} seconds a decision`

/** The room before the match: seats, decks, and who is ready. */
export function Room(): ReactNode {
  const room = useSessionState((state) => state.room)
  const notice = useSessionState((state) => state.notice)
  const { leaveRoom } = useActions()
  return (
    <main className={lobby['lobby']} aria-label="The room">
      <header className={lobby['top']}>
        <h1>Play with a friend</h1>
        <p>{room?.view ? `Room ${room.view.code}` : 'Connecting …'}</p>
        <button type="button" className={lobby['plain']} onClick={leaveRoom}>
          Leave the room
        </button>
      </header>
      {notice && (
        <p className={lobby['notice']} data-tone={notice.tone} role="alert">
          {notice.text}
        </p>
      )}
      {room?.connection === 'lost' && (
        <p className={lobby['notice']} data-tone="error" role="status">
          The connection was lost. Trying again …
        </p>
      )}
      {room?.view && <RoomBody view={room.view} />}
    </main>
  )
}

function RoomBody({ view }: { readonly view: RoomView }): ReactNode {
  const { settings, you } = view
  return (
    <>
      <section className={styles['share']} aria-label="Invite">
        <ShareLink code={view.code} />
        <p>
          {settings.bestOf === 3 ? 'Best of three' : 'One game'}, {CLOCK_TEXT(settings)}
          {settings.format === '' ? '' : `, ${settings.format}`}
          {settings.kitchenTable ? ', kitchen table' : ''}
          {view.spectators > 0 ? `, ${view.spectators} watching` : ''}.
        </p>
      </section>
      <div className={styles['seats']}>
        <SeatCard view={view} seat={0} />
        <SeatCard view={view} seat={1} />
      </div>
      {you !== null && <OwnDeck view={view} you={you} />}
      <Chat />
    </>
  )
}

function SeatCard({ view, seat }: { readonly view: RoomView; readonly seat: Seat }): ReactNode {
  const bots = useSessionState((state) => (state.room ?? NEW_ROOM).bots)
  const { addBot, removeBot } = useActions()
  const { name, bot, connected, deck, withoutRules, ready } = view.seats[seat]
  const isYou = view.you === seat
  const status =
    name === null
      ? 'Waiting for somebody to join …'
      : ready
        ? 'Ready'
        : deck === null
          ? 'Choosing a deck'
          : 'Not ready yet'
  return (
    <section className={styles['seat']} data-ready={ready || undefined} aria-label={`Seat ${seat + 1}`}>
      <h2>
        {name ?? 'Free seat'} {isYou && <small>(you)</small>}
      </h2>
      <p>{deck ?? 'No deck yet'}</p>
      {withoutRules > 0 && (
        <p>
          {withoutRules === 1 ? 'One card has' : `${withoutRules} cards have`} no rules and{' '}
          {withoutRules === 1 ? 'is' : 'are'} played by hand.
        </p>
      )}
      <p role="status">
        {status}
        {name !== null && !connected ? ', away' : ''}
      </p>
      {name === null && view.you !== null && (
        <div className={styles['row']}>
          {bots.map(({ id, title, description }) => (
            <button key={id} type="button" className={lobby['plain']} title={description} onClick={() => addBot(id)}>
              Let a bot play ({title.toLowerCase()})
            </button>
          ))}
        </div>
      )}
      {bot !== null && view.you !== null && (
        <button type="button" className={lobby['plain']} onClick={removeBot}>
          Remove the bot
        </button>
      )}
    </section>
  )
}

/** Why the deck cannot be brought yet, or null. */
function problemOf(picked: PickedDeck | null): string | null {
  if (!picked) return 'Choose a deck.'
  if (picked.isUnchecked) return 'The list has not been checked yet.'
  const { report } = picked
  if (report && report.main === 0) return 'The list has no cards yet.'
  return report?.errors.some(({ kind }) => kind === 'unreadable') ? 'The list has lines that cannot be read.' : null
}

function OwnDeck({ view, you }: { readonly view: RoomView; readonly you: Seat }): ReactNode {
  const builtIn = useSessionState((state) => state.builtIn)
  const { bringDeck, setReady } = useActions()
  const [picked, setPicked] = useState<PickedDeck | null>(null)
  const { ready, deck } = view.seats[you]
  const problem = problemOf(picked)
  const pick = (next: PickedDeck): void => {
    setPicked(next)
    if (problemOf(next) === null && next.text !== picked?.text) bringDeck(next.title, next.text)
  }
  return (
    <>
      <DeckPicker title="Your deck" decks={builtIn} picked={picked} onPick={pick} />
      <footer className={lobby['go']}>
        <button
          type="button"
          className={lobby['play']}
          aria-pressed={ready}
          disabled={deck === null}
          onClick={() => setReady(!ready)}
        >
          {ready ? 'Not ready' : 'Ready'}
        </button>
        {deck === null && problem && <p className={lobby['problem']}>{problem}</p>}
        {ready && <p>The match begins when both players are ready.</p>}
      </footer>
    </>
  )
}
