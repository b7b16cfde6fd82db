import type { ReactNode } from 'react'
import { Choice } from '../../prompts/components.tsx'
import { useActions, useSessionState } from '../../session/session-context.ts'
import type { MatchFile } from '../../worker/messages.ts'
import { Dialog } from './dialog.tsx'
import { saveFile } from './save-file.ts'
import styles from './windows.module.css'

/** The file of the match as it was before the player's last decision. */
function beforeLastDecision(text: string): string {
  const file = JSON.parse(text) as MatchFile
  const game = file.games.at(-1)
  if (!game) return text
  const at = game.answers.findLastIndex(({ player, auto }) => player === 0 && !auto)
  const answers = game.answers.slice(0, Math.max(0, at))
  return JSON.stringify({ ...file, games: [...file.games.slice(0, -1), { ...game, answers, result: null }] })
}

/** Tells the player that the engine failed, and offers to go back. */
export function EngineErrorDialog(): ReactNode {
  const broken = useSessionState((state) => state.engineError)
  const { resume, toLobby } = useActions()
  if (!broken) return null
  return (
    <Dialog title="The rules engine failed">
      <p>This is a bug in Spellwright, not your mistake. The game was saved up to this point.</p>
      <p className={styles['reason']}>{broken.message}</p>
      <div className={styles['buttonRow']}>
        <Choice label="Go back one decision" tone="main" onPick={() => resume(beforeLastDecision(broken.file))} />
        <Choice label="Save the replay" onPick={() => saveFile('spellwright-bug.json', broken.file)} />
        <Choice label="Lobby" onPick={toLobby} />
      </div>
    </Dialog>
  )
}
