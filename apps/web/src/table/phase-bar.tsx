import { type ReactNode, useRef } from 'react'
import type { GameView } from 'spellwright/play'
import { keyLabel, keysOf } from '../session/keys.ts'
import { useActions, useSessionState } from '../session/session-context.ts'
import { BAR_STEPS, type BarStep, barStepOf, STEP_NAMES, type Whose } from '../session/stops.ts'
import { LONG_PRESS_MS } from './card/use-preview.ts'
import { PassUntil } from './pass-until.tsx'
import styles from './phase-bar.module.css'

/** The steps of the turn, each with a stop for the opponent's turn above it and one for the player's turn below it. */
export function PhaseBar({ view }: { readonly view: GameView }): ReactNode {
  const hasStarted = view.turn.number > 0
  const now = hasStarted ? barStepOf(view.turn.step) : null
  const side: Whose = view.turn.active === view.viewer ? 'mine' : 'theirs'
  return (
    <nav className={styles['phases']} aria-label="Steps of the turn, with your stops">
      {BAR_STEPS.map((step) => (
        <StepOnBar key={step} step={step} isNow={step === now} side={side} />
      ))}
      <PassUntil />
      <WhoseTurn view={view} />
    </nav>
  )
}

function StepOnBar({
  step,
  isNow,
  side,
}: {
  readonly step: BarStep
  readonly isNow: boolean
  readonly side: Whose
}): ReactNode {
  const stops = useSessionState(({ settings }) => settings.stops)
  const passRequest = useSessionState((state) => state.passRequest)
  const { toggleStop, passTo } = useActions()
  const { short, abbreviation, long } = STEP_NAMES[step]
  const isPassTarget = passRequest.kind === 'toStep' && passRequest.step === step
  const passToHandlers = usePassTo((whose) => passTo(step, whose))
  const stop = (whose: Whose): ReactNode => (
    <button
      type="button"
      className={styles['stop']}
      data-side={whose}
      aria-pressed={stops[whose].includes(step)}
      aria-label={`Stop in ${whose === 'mine' ? 'your' : "the opponent's"} ${long}`}
      title={`Stop in ${whose === 'mine' ? 'your' : "the opponent's"} ${long} (right-click: pass until then, once)`}
      {...passToHandlers(whose, () => toggleStop(whose, step))}
    />
  )
  return (
    <div
      className={styles['phase']}
      data-now={isNow || undefined}
      data-aim={isPassTarget || undefined}
      aria-current={isNow ? 'step' : undefined}
    >
      {stop('theirs')}
      <button
        type="button"
        className={styles['step']}
        aria-label={`${short}${isPassTarget ? ', passing until then' : ''}: click for a stop, right-click to pass until then`}
        title={`The ${long}: click to set a stop in this player’s turns; right-click (or Shift+Enter, or a long press) to pass until then, once`}
        {...passToHandlers(undefined, () => toggleStop(side, step))}
      >
        <span className={styles['short']}>{short}</span>
        <span className={styles['brief']}>{abbreviation}</span>
      </button>
      {stop('mine')}
    </div>
  )
}

/** Handlers for a step: a right-click, a long press or Shift+click passes until that step; a plain click calls `plain`. */
function usePassTo(pass: (whose?: Whose) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const wasLongPress = useRef(false)
  const drop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  return (whose: Whose | undefined, plain: () => void) => ({
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault()
      if (!wasLongPress.current) pass(whose)
    },
    onPointerDown: (event: { readonly pointerType: string }) => {
      wasLongPress.current = false
      if (event.pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        wasLongPress.current = true
        pass(whose)
      }, LONG_PRESS_MS)
    },
    onPointerUp: drop,
    onPointerLeave: drop,
    onClick: (event: { readonly shiftKey: boolean }) => {
      if (wasLongPress.current) return
      if (event.shiftKey) pass(whose)
      else plain()
    },
  })
}

function WhoseTurn({ view }: { readonly view: GameView }): ReactNode {
  const passRequest = useSessionState((state) => state.passRequest)
  const score = useSessionState(({ scene }) => scene?.score)
  const stopKey = useSessionState(({ settings }) => keyLabel(keysOf(settings.keys).cancel))
  const { number, active } = view.turn
  const mine = active === view.viewer
  const texts = mine ? ['your turn', 'you start'] : [`${view.players[active].name}’s turn`, 'they start']
  return (
    <span className={styles['whose']} data-mine={mine || undefined}>
      {score && score.bestOf > 1 && (
        <small className={styles['score']}>
          Game {score.game}, {score.wins[0]}–{score.wins[1]} ·{' '}
        </small>
      )}
      {mine ? '▼ ' : '▲ '}
      {number > 0 ? `Turn ${number}, ${texts[0]}` : texts[1]}
      {view.daytime && <small> · {view.daytime === 'day' ? '☀ day' : '☾ night'}</small>}
      {passRequest.kind !== 'none' && <small> · passing, {stopKey} stops</small>}
    </span>
  )
}
