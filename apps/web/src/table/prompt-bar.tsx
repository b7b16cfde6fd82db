import type { ReactNode } from 'react'
import { promptFor } from '../prompts/index.ts'
import { Choice } from '../prompts/parts.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import { cardNameOf, entityName } from './entities.ts'
import { WithSymbols } from './symbols.tsx'
import styles from './table.module.css'

/** What the player is asked, and the buttons that answer it. */
export function PromptBar(): ReactNode {
  const scene = useSessionState((state) => state.scene)
  const draft = useSessionState((state) => state.draft)
  const notice = useSessionState((state) => state.notice)
  const casting = useSessionState((state) => state.casting)
  const { answer, setDraft, undo, cancel } = useActions()
  const decision = scene?.view.decision
  const isOpen = scene && decision && draft
  const prompt = isOpen ? promptFor(decision) : null
  const source = isOpen && decision.source !== 0 ? cardNameOf(entityName(scene.view, decision.source)) : ''
  const text = decision?.shape === 'act' ? '' : (decision?.text ?? '')
  const showSource = source !== '' && source !== 'a card' && !text.includes(source)
  return (
    <section
      className={styles['prompt']}
      aria-label="What you are asked"
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
        {prompt && (
          <p>
            {text && (
              <b>
                {showSource && `${source}: `}
                <WithSymbols text={text} />{' '}
              </b>
            )}
            <span className={styles['hint']}>{prompt.hint(decision!, draft!.value)}</span>
          </p>
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
          <Choice label="Cancel" keys="Esc" onPick={cancel} />
        )}
        <button
          type="button"
          className={styles['undo']}
          title={scene?.undoRefused ?? 'Take back your last decision'}
          aria-disabled={scene?.undoRefused !== null}
          onClick={undo}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
    </section>
  )
}

function waitingText(
  scene: {
    readonly view: {
      readonly result: unknown
      readonly waitingFor: number | null
      readonly viewer: number
      readonly players: readonly { readonly name: string }[]
    }
  } | null,
): string {
  if (!scene || scene.view.result) return ''
  const { waitingFor, viewer, players } = scene.view
  if (waitingFor === null || waitingFor === viewer) return '…'
  return `${players[waitingFor]!.name} is thinking …`
}
