import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './table.module.css'

export const KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'Confirm, or pass once'],
  ['Enter', 'The focused button; otherwise pass the turn until something happens'],
  ['Shift Enter', 'Pass the turn whatever happens'],
  ['Esc', 'Cancel; stop passing'],
  ['Z', 'Take back your last decision'],
  ['1 – 9', 'Choose an option, or an entry of a menu'],
  ['A', 'Attack with all'],
  ['R', 'Let the whole stack resolve'],
  ['Y / N', 'Yes / no'],
  ['Ctrl', 'Held: full control; with Shift: keep it'],
  ['Tab, arrows', 'Move between cards; Enter uses the card'],
  ['← →', 'In a replay: one step back or on'],
  ['?', 'This list'],
]

export function Help({ onClose }: { onClose(): void }): ReactNode {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles['keys']}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['hint']}>
        Dots on the phase bar are your stops: the upper ones for the opponent’s turn, the lower ones for yours.
        Shift-click a card to pay for it by hand. Hold a finger on a card to see it large.
      </p>
    </Dialog>
  )
}
