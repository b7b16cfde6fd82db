import type { ReactNode } from 'react'
import { Choice } from '../prompts/components.tsx'
import { promptFor } from '../prompts/index.ts'
import { priorityText } from '../prompts/priority-text.ts'
import type { DecisionView } from '../prompts/prompt.ts'
import { keyLabel, keysOf } from '../session/keys.ts'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { Scene } from '../worker/messages.ts'
import { WithSymbols } from './card/symbols.tsx'
import { CombatOutlook } from './combat-outlook.tsx'
import { cardNameOf, entityName } from './entities.ts'
import styles from './prompt-bar.module.css'

/** The text of the question, with the name of the card that asks it. */
function questionOf(decision: DecisionView, scene: Scene): string {
  if (decision.shape === 'act') return priorityText(scene)
  const source = decision.source === 0 ? '' : cardNameOf(entityName(scene.view, decision.source))
  const isNamed = source === '' || source === 'a card' || decision.text.includes(source)
  return isNamed ? decision.text : `${source}: ${decision.text}`
}

/** The open question and the buttons that answer it. */
export function PromptBar(): ReactNode {
  const scene = useSessionState((state) => state.scene)
  const draft = useSessionState((state) => state.draft)
  const notice = useSessionState((state) => state.notice)
  const casting = useSessionState((state) => state.casting)
  const { answer, setDraft, cancel } = useActions()
  const decision = scene?.view.decision
  const isOpen = scene && decision && draft
  const prompt = isOpen ? promptFor(decision) : null
  return (
    <section
      className={styles['prompt']}
      aria-label="What you are asked"
      data-bar
      data-open={isOpen ? true : undefined}
      data-shape={isOpen ? decision.shape : undefined}
      data-purpose={isOpen ? decision.purpose : undefined}
    >
      <div className={styles['question']} aria-live="polite">
        {notice && (
          <p className={styles['notice']} data-tone={notice.tone} role={notice.tone === 'error' ? 'alert' : undefined}>
            {notice.text}
          </p>
        )}
        {prompt && isOpen && (
          <>
            <p className={styles['asked']}>
              <WithSymbols text={questionOf(decision, scene)} />
            </p>
            <p className={styles['hint']}>{prompt.hint(decision, draft.value, scene)}</p>
            <CombatOutlook scene={scene} draft={draft.value} />
          </>
        )}
        {!prompt && !notice && <p className={styles['hint']}>{waitingText(scene)}</p>}
      </div>
      <div className={styles['answers']}>
        {prompt && isOpen && (
          <prompt.Panel
            key={scene.seq}
            decision={decision}
            draft={draft.value}
            scene={scene}
            answer={answer}
            setDraft={setDraft}
          />
        )}
        {casting !== 'no' && isOpen && decision.shape !== 'act' && decision.shape !== 'pay' && (
          <Choice label="Cancel" keyAction="cancel" onPick={cancel} />
        )}
        <UndoButton refused={scene?.undoRefused ?? null} />
      </div>
    </section>
  )
}

function UndoButton({ refused }: { readonly refused: string | null }): ReactNode {
  const { undo } = useActions()
  const inRoom = useSessionState((state) => state.room !== null)
  const key = useSessionState(({ settings }) => keyLabel(keysOf(settings.keys).undo))
  return (
    <button
      type="button"
      className={styles['undo']}
      title={refused ?? (inRoom ? 'Ask to take back your last decision' : 'Take back your last decision')}
      aria-disabled={refused !== null}
      onClick={undo}
    >
      {inRoom ? 'Ask to take back' : 'Undo'} <kbd>{key}</kbd>
    </button>
  )
}

function waitingText(scene: Scene | null): string {
  if (!scene || scene.view.result) return ''
  const { waitingFor, viewer, players } = scene.view
  if (waitingFor === null || waitingFor === viewer) return '…'
  return `${players[waitingFor].name} is thinking …`
}
