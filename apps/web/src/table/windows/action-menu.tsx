import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ObjectId } from 'spellwright/play'
import { actionsOf } from '../../prompts/act.tsx'
import type { Drafts } from '../../prompts/prompt.ts'
import { useActions, useSessionState } from '../../session/session-context.ts'
import type { Scene } from '../../worker/messages.ts'
import { WithSymbols } from '../card/symbols.tsx'
import { entityName, isMovedByHand } from '../entities.ts'
import { manualActionsFor } from './manual-actions.tsx'
import styles from './windows.module.css'

/** A menu next to a card that has several actions. */
export function ActionMenu(): ReactNode {
  const scene = useSessionState((state) => state.scene)
  const draft = useSessionState((state) => state.draft)
  const isAct = scene?.view.decision?.shape === 'act'
  const menu = isAct && draft ? (draft.value as Drafts['act']).menu : 0
  return scene && menu !== 0 ? <Menu key={menu} scene={scene} object={menu as ObjectId} /> : null
}

function Menu({ scene, object }: { readonly scene: Scene; readonly object: ObjectId }): ReactNode {
  const { answer, cancel, showPlan } = useActions()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: -999, top: 0 })
  useLayoutEffect(() => {
    const card = document.querySelector(`[data-entity~="${object}"]`)?.getBoundingClientRect()
    const menu = ref.current?.getBoundingClientRect()
    if (!card || !menu) {
      setPlace({ left: window.innerWidth / 2 - 150, top: 120 })
    } else {
      const top = card.top - menu.height - 6
      setPlace({
        left: Math.max(6, Math.min(card.left, window.innerWidth - menu.width - 6)),
        top: top > 6 ? top : Math.min(card.bottom + 6, window.innerHeight - menu.height - 6),
      })
    }
    const before = document.activeElement
    ref.current?.querySelector('button')?.focus()
    // Closing the menu with a key returns the focus to the card.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [object])
  const actions = actionsOf(scene, object)
  const manualActions = isMovedByHand(scene, object) ? manualActionsFor(scene, object) : []
  return (
    <div
      ref={ref}
      className={styles['menu']}
      style={place}
      role="menu"
      aria-label={`Actions of ${entityName(scene.view, object)}`}
    >
      {actions.map(({ action, label }, index) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          onPointerEnter={() => showPlan(action.kind === 'playLand' ? null : action)}
          onClick={() => answer(action)}
        >
          <span>
            <WithSymbols text={label} />
          </span>
          {index < 9 && <kbd>{index + 1}</kbd>}
        </button>
      ))}
      {manualActions.map(({ label, manual }) => (
        <button key={label} type="button" role="menuitem" onClick={() => answer({ kind: 'manual', manual })}>
          {label}
        </button>
      ))}
      <button type="button" role="menuitem" onClick={() => cancel()}>
        <span>Cancel</span>
        <kbd>Esc</kbd>
      </button>
    </div>
  )
}
