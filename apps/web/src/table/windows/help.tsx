import { Fragment, type ReactNode } from 'react'
import { KEY_ACTION_LABELS, KEY_ACTIONS, keyLabel, keysOf } from '../../session/keys.ts'
import { useSessionState } from '../../session/session-context.ts'
import { Dialog } from './dialog.tsx'
import styles from './windows.module.css'

/** Keys that cannot be changed. */
const FIXED_KEYS: readonly (readonly [string, string])[] = [
  ['Enter', 'Use the focused button or card'],
  ['1 – 9', 'Choose an option or a menu entry'],
  ['Ctrl', 'Hold for full control; press with Shift to keep it on'],
  ['Tab, arrows', 'Move between cards; step through a replay'],
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
        Keys can be changed in the settings. The marks on the phase bar are your stops: the upper ones for the
        opponent’s turn, the lower ones for yours. Right-click a step to pass until then, once. Shift-click a card to
        pay for it by hand. Touch and hold a card to enlarge it.
      </p>
    </Dialog>
  )
}
