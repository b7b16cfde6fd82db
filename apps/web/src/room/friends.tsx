import type { RoomSettings } from '@spellwright/protocol'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import lobby from '../lobby/lobby.module.css'
import { useActions, useSessionState } from '../session/session-context.ts'
import { Dialog } from '../table/windows/dialog.tsx'
import styles from './room.module.css'
import { NEW_ROOM } from './room-state.ts'

const CLOCKS: Readonly<Record<string, RoomSettings['clock']>> = {
  none: null,
  '15': { main: 15 * 60, increment: 10 },
  '25': { main: 25 * 60, increment: 0 },
  '50': { main: 50 * 60, increment: 0 },
}
const CLOCK_LABELS: Readonly<Record<string, string>> = {
  none: 'No clock',
  '15': '15 minutes each and 10 seconds a decision',
  '25': '25 minutes each',
  '50': '50 minutes each',
}

type RoomStart = RoomSettings['starts']

const START_LABELS: Readonly<Record<RoomStart, string>> = {
  random: 'Random player',
  creator: 'You start',
  opponent: 'Your friend starts',
  choose: 'The winner of a roll chooses',
}

/** The way from the lobby to a friend: create a room, join one by its code, or sit down at an open table. */
export function Friends(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { openRooms, leaveRoom } = useActions()
  const open = (): void => {
    setOpen(true)
    openRooms()
  }
  const close = (): void => {
    setOpen(false)
    leaveRoom()
  }
  return (
    <>
      <button type="button" className={lobby['plain']} onClick={open}>
        Play with a friend
      </button>
      {isOpen && (
        <Dialog title="Play with a friend" onClose={close}>
          <div className={styles['friends']}>
            <CreateRoom />
            <JoinRoom />
            <OpenTables />
          </div>
        </Dialog>
      )}
    </>
  )
}

function CreateRoom(): ReactNode {
  const isConnected = useSessionState((state) => state.room?.connection === 'open')
  const { createRoom } = useActions()
  const [bestOf, setBestOf] = useState<1 | 3>(3)
  const [clock, setClock] = useState('none')
  const [starts, setStarts] = useState<RoomStart>('random')
  const [isListed, setListed] = useState(false)
  const [format, setFormat] = useState('')
  const [kitchenTable, setKitchenTable] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    createRoom({ bestOf, starts, clock: CLOCKS[clock] ?? null, kitchenTable, open: isListed, format })
  }
  return (
    <form className={styles['card']} onSubmit={submit} aria-label="Create a room">
      <h3>Create a room</h3>
      <label>
        Match
        <select value={bestOf} onChange={(event) => setBestOf(event.target.value === '1' ? 1 : 3)}>
          <option value={3}>Best of three, with sideboards</option>
          <option value={1}>One game</option>
        </select>
      </label>
      <label>
        Who starts
        <select value={starts} onChange={(event) => setStarts(event.target.value as RoomStart)}>
          {Object.entries(START_LABELS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Clock
        <select value={clock} onChange={(event) => setClock(event.target.value)}>
          {Object.entries(CLOCK_LABELS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Format (for people to read)
        <input
          value={format}
          maxLength={30}
          placeholder="Premodern"
          onChange={(event) => setFormat(event.target.value)}
        />
      </label>
      <label className={lobby['check']}>
        <input type="checkbox" checked={isListed} onChange={(event) => setListed(event.target.checked)} />
        List it as an open table for anybody
      </label>
      <label className={lobby['check']}>
        <input type="checkbox" checked={kitchenTable} onChange={(event) => setKitchenTable(event.target.checked)} />
        Kitchen table: everything can be moved by hand
      </label>
      <button type="submit" className={lobby['play']} disabled={!isConnected}>
        {isConnected ? 'Create the room' : 'Connecting …'}
      </button>
    </form>
  )
}

function JoinRoom(): ReactNode {
  const isConnected = useSessionState((state) => state.room?.connection === 'open')
  const notice = useSessionState((state) => state.notice)
  const { joinRoom } = useActions()
  const [code, setCode] = useState('')
  const submit = (as: 'player' | 'spectator'): void => joinRoom(code.trim().toUpperCase(), as)
  return (
    <form
      className={styles['card']}
      aria-label="Join a room"
      onSubmit={(event) => {
        event.preventDefault()
        submit('player')
      }}
    >
      <h3>Join a room</h3>
      <label>
        Code
        <input
          className={styles['codeInput']}
          value={code}
          maxLength={10}
          placeholder="ABCDEF"
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      {notice && <p role="alert">{notice.text}</p>}
      <div className={styles['row']}>
        <button type="submit" className={lobby['plain']} disabled={!isConnected || code.trim() === ''}>
          Join
        </button>
        <button
          type="button"
          className={lobby['plain']}
          disabled={!isConnected || code.trim() === ''}
          onClick={() => submit('spectator')}
        >
          Watch
        </button>
      </div>
    </form>
  )
}

/** How often the list of open tables is read again. */
const REFRESH_MS = 5000

function OpenTables(): ReactNode {
  const isConnected = useSessionState((state) => state.room?.connection === 'open')
  const tables = useSessionState((state) => (state.room ?? NEW_ROOM).tables)
  const { joinRoom, refreshTables } = useActions()
  useEffect(() => {
    if (!isConnected) return
    refreshTables()
    const timer = setInterval(refreshTables, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isConnected, refreshTables])
  return (
    <section className={styles['card']} aria-label="Open tables">
      <h3>Open tables</h3>
      {tables.length === 0 && <p>Nobody is waiting for an opponent.</p>}
      <ul className={styles['lines']}>
        {tables.map(({ code, creator, settings }) => (
          <li key={code} className={styles['row']}>
            <span>
              {creator}: {settings.format || 'any format'}, {settings.bestOf === 3 ? 'best of three' : 'one game'},{' '}
              {settings.clock === null ? 'no clock' : 'with clocks'}
            </span>
            <button type="button" className={lobby['plain']} onClick={() => joinRoom(code, 'player')}>
              Sit down
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
