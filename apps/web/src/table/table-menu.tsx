import { type ReactNode, useState } from 'react'
import { Choice } from '../prompts/components.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import styles from './table.module.css'
import { Dialog } from './windows/dialog.tsx'
import { Help } from './windows/help.tsx'
import { SettingsForm } from './windows/settings-form.tsx'
import windows from './windows/windows.module.css'

export function TableMenu({ isReplay }: { readonly isReplay: boolean }): ReactNode {
  const [open, setOpen] = useState<'help' | 'settings' | 'concede' | null>(null)
  const fullControl = useSessionState((state) => state.fullControl)
  const inRoom = useSessionState((state) => state.room !== null)
  const { setFullControl, toLobby, concede } = useActions()
  const close = (): void => setOpen(null)
  return (
    <header className={styles['bar']}>
      {!isReplay && (
        <button
          type="button"
          className={styles['tool']}
          aria-pressed={fullControl}
          title="Ask me at every priority (hold Ctrl, or Ctrl+Shift to keep)"
          onClick={() => setFullControl(!fullControl)}
        >
          Full control
        </button>
      )}
      <button type="button" className={styles['tool']} onClick={() => setOpen('settings')}>
        Settings
      </button>
      <button type="button" className={styles['tool']} aria-label="Keys and help" onClick={() => setOpen('help')}>
        ?
      </button>
      <button type="button" className={styles['tool']} onClick={() => (isReplay ? toLobby() : setOpen('concede'))}>
        Leave
      </button>
      {open === 'help' && <Help onClose={close} />}
      {open === 'settings' && (
        <Dialog title="Settings" onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
      {open === 'concede' && (
        <Dialog title="Leave the table?" onClose={close}>
          <p>
            {inRoom
              ? 'Your seat stays yours for a while: the link of the room leads back to it.'
              : 'A game you leave can be continued from the lobby.'}
          </p>
          <div className={windows['buttonRow']}>
            <Choice label="To the lobby" tone="main" onPick={toLobby} />
            <Choice
              label="Concede the game"
              tone="danger"
              onPick={() => {
                close()
                concede()
              }}
            />
            <Choice label="Stay" onPick={close} />
          </div>
        </Dialog>
      )}
    </header>
  )
}
