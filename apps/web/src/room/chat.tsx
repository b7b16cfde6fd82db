import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import styles from './room.module.css'

const MAX_LENGTH = 300

/** What people in the room say to each other. It is shown as text, and can be muted. */
export function Chat(): ReactNode {
  const room = useSessionState((state) => state.room)
  const { sendChat, setMuted } = useActions()
  const [text, setText] = useState('')
  const end = useRef<HTMLLIElement>(null)
  const lines = room?.isMuted ? [] : (room?.chat ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  if (!room) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') sendChat(text.trim())
    setText('')
  }
  return (
    <section className={styles['chat']} aria-label="Chat">
      <ul className={styles['lines']} aria-live="polite">
        {lines.map(({ from, text: line, at }) => (
          <li key={`${at} ${from} ${line}`}>
            <b>{from}</b> {line}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      <form className={styles['row']} onSubmit={submit}>
        <input
          aria-label="Say something"
          placeholder={room.isMuted ? 'Chat is muted' : 'Say something'}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="button"
          className={styles['small']}
          aria-pressed={room.isMuted}
          onClick={() => setMuted(!room.isMuted)}
        >
          {room.isMuted ? 'Unmute' : 'Mute'}
        </button>
      </form>
    </section>
  )
}
