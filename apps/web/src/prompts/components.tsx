import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { type KeyAction, keyLabel, keysOf } from '../session/keys.ts'
import { useSessionState } from '../session/session-context.ts'
import styles from './prompts.module.css'

/** A button of the prompt bar. It shows the key of `keyAction`, or else `fixedKey`. */
export function Choice({
  label,
  keyAction,
  fixedKey,
  tone = 'plain',
  disabled = false,
  pressed,
  onPick,
}: {
  readonly label: ReactNode
  readonly keyAction?: KeyAction | undefined
  readonly fixedKey?: string
  readonly tone?: 'plain' | 'main' | 'danger' | 'resolve'
  readonly disabled?: boolean
  readonly pressed?: boolean
  onPick(): void
}): ReactNode {
  const current = useSessionState(({ settings }) => (keyAction ? keyLabel(keysOf(settings.keys)[keyAction]) : ''))
  const key = current || fixedKey
  return (
    <button
      type="button"
      className={styles['choice']}
      data-tone={tone}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onPick}
    >
      {label}
      {key && <kbd>{key}</kbd>}
    </button>
  )
}

/** A panel over the table that can be dragged or collapsed, so that the board can be seen while choosing. */
export function Tray({
  title,
  place = 'middle',
  children,
}: {
  readonly title: string
  /** `side` is over the log, for questions where something on the board can be chosen too. */
  readonly place?: 'middle' | 'side'
  readonly children: ReactNode
}): ReactNode {
  const [folded, setFolded] = useState(false)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const grip = useRef<{ x: number; y: number } | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if ((event.target as HTMLElement).closest('button')) return
    grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (grip.current) setOffset({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })
  }
  const onPointerUp = (): void => {
    grip.current = null
  }
  return (
    <section
      className={styles['tray']}
      aria-label={title}
      data-place={place}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
    >
      <header
        className={styles['trayHead']}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
      >
        <h2>{title}</h2>
        <button type="button" className={styles['small']} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Show' : 'Look at the table'}
        </button>
      </header>
      {!folded && <div className={styles['trayBody']}>{children}</div>}
    </section>
  )
}
