import { Fragment, type ReactNode } from 'react'
import { KEY_ACTION_LABELS, KEY_ACTIONS, keyLabel, keysOf } from '../../session/keys.ts'
import { useSessionState } from '../../session/session-context.ts'
import { Dialog } from './dialog.tsx'
import styles from './windows.module.css'

/** Keys that are always the same. */
const FIXED_KEYS: readonly (readonly [string, string])[] = [
  ['Enter', 'On a focused button or card: use it'],
  ['1 – 9', 'Choose an option, or an entry of a menu'],
  ['Ctrl', 'Held: full control; with Shift: keep it'],
  ['Tab, arrows', 'Move between cards; in a replay, step'],
]

export function Help({ onClose }: { onClose(): void }): ReactNode {
  const settings = useSessionState((state) => state.settings.keys)
  const keys = keysOf(settings)
  const rows = [
    ...KEY_ACTIONS.map((action) => [keyLabel(keys[action]), KEY_ACTION_LABELS[action]] as const),
    ...FIXED_KEYS,
  ]
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles['keys']}>
        {rows.map(([key, what]) => (
          <Fragment key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles['hint']}>
        Keys can be changed in the settings. Marks on the phase bar are your stops: the upper ones for the opponent’s
        turn, the lower ones for yours; a right-click there passes up to that step once. Shift-click a card to pay for
        it by hand. Hold a finger on a card to see it large.
      </p>
    </Dialog>
  )
}
