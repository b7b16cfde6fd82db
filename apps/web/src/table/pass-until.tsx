import type { ReactNode } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { BarStep, Whose } from '../session/stops.ts'
import styles from './phase-bar.module.css'

interface Goal {
  readonly label: string
  readonly step: BarStep
  readonly whose: Whose
}

/** Where players most often want to be next; every other step is reached by a right-click on it. */
const GOALS: readonly Goal[] = [
  { label: 'your combat', step: 'beginCombat', whose: 'mine' },
  { label: 'your second main phase', step: 'main2', whose: 'mine' },
  { label: 'your end step', step: 'end', whose: 'mine' },
  { label: 'their attack', step: 'declareAttackers', whose: 'theirs' },
  { label: 'their end step', step: 'end', whose: 'theirs' },
  { label: 'your next turn', step: 'upkeep', whose: 'mine' },
]

/** Passing until a step, what is yielded to, and the end of both, for the mouse and for touch. */
export function PassUntil(): ReactNode {
  const isAsked = useSessionState(({ scene, draft }) => draft !== null && scene?.view.decision?.shape === 'act')
  const isPassing = useSessionState(({ passRequest }) => passRequest.kind !== 'none')
  const yields = useSessionState((state) => state.yields.size)
  const isReplay = useSessionState(({ replay }) => replay !== null)
  const { passTo, stopPassing, endYields } = useActions()
  if (isReplay) return <span className={styles['passing']} />
  return (
    <span className={styles['passing']}>
      {isPassing ? (
        <button type="button" className={styles['passTool']} onClick={stopPassing}>
          Stop passing
        </button>
      ) : (
        <select
          className={styles['passTool']}
          aria-label="Pass until"
          value=""
          disabled={!isAsked}
          onChange={({ target }) => {
            const goal = GOALS[Number(target.value)]
            if (goal) passTo(goal.step, goal.whose)
          }}
        >
          <option value="">Pass until …</option>
          {GOALS.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
      {yields > 0 && (
        <button
          type="button"
          className={styles['passTool']}
          title="Abilities that you always let resolve in this game; a click asks you about them again"
          onClick={endYields}
        >
          {yields === 1 ? '1 yield' : `${yields} yields`} ✕
        </button>
      )}
    </span>
  )
}
