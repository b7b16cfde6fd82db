import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../prompts/components.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import type { Scene } from '../worker/messages.ts'
import styles from './coach.module.css'
import { COACH_STEPS, currentStep } from './steps.ts'

/** Explains a first game step by step. It can be skipped at any time. */
export function Coach({ scene }: { readonly scene: Scene }): ReactNode {
  const isFirstGame = useSessionState((state) => state.isFirstGame)
  const { endFirstGame } = useActions()
  const [at, setAt] = useState(0)
  const next = currentStep(scene.view, at)
  useEffect(() => setAt(next), [next])
  const step = COACH_STEPS[next]
  if (!isFirstGame || !step || scene.view.result !== null) return null
  const isLast = next === COACH_STEPS.length - 1
  return (
    <aside className={styles['coach']} aria-label="Your first game">
      <p className={styles['where']}>
        Step {next + 1} of {COACH_STEPS.length}
      </p>
      <h2>{step.title}</h2>
      <p role="status">{step.text}</p>
      <div className={styles['buttons']}>
        {!isLast && <Choice label="Next" onPick={() => setAt(next + 1)} />}
        <Choice label={isLast ? 'Play on alone' : 'Skip the explanations'} onPick={endFirstGame} />
      </div>
    </aside>
  )
}
