import type { ReactNode } from 'react'
import type { GameView } from 'spellwright'
import { useActions, useSessionState } from '../session/session-context.ts'
import { BAR_STEPS, barStepOf, STEP_NAMES } from '../session/stops.ts'
import styles from './table.module.css'

/** The steps of the turn between the two players; above each a stop for the opponent's turn, below one for the own. */
export function PhaseBar({ view }: { readonly view: GameView }): ReactNode {
  const stops = useSessionState(({ settings }) => settings.stops)
  const hurry = useSessionState((state) => state.hurry)
  const score = useSessionState(({ scene }) => scene?.score)
  const { toggleStop } = useActions()
  const begun = view.turn.number > 0
  const now = begun ? barStepOf(view.turn.step) : null
  const mine = view.turn.active === view.viewer
  return (
    <nav className={styles['phases']} aria-label="Steps of the turn, with your stops">
      {BAR_STEPS.map((step) => {
        const { short, long } = STEP_NAMES[step]
        return (
          <div
            key={step}
            className={styles['phase']}
            data-now={step === now || undefined}
            aria-current={step === now ? 'step' : undefined}
          >
            <button
              type="button"
              className={styles['stop']}
              data-side="theirs"
              aria-pressed={stops.theirs.includes(step)}
              aria-label={`Stop in the opponent's ${long}`}
              title={`Stop in the opponent's ${long}`}
              onClick={() => toggleStop('theirs', step)}
            />
            <span className={styles['step']}>{short}</span>
            <button
              type="button"
              className={styles['stop']}
              data-side="mine"
              aria-pressed={stops.mine.includes(step)}
              aria-label={`Stop in your ${long}`}
              title={`Stop in your ${long}`}
              onClick={() => toggleStop('mine', step)}
            />
          </div>
        )
      })}
      <span className={styles['whose']} data-mine={mine || undefined}>
        {score && score.bestOf > 1 && `Game ${score.game}, ${score.wins[0]}–${score.wins[1]} · `}
        {mine ? `▼ ${begun ? 'your turn' : 'you start'}` : `▲ ${begun ? 'their turn' : 'they start'}`}
        {hurry.kind !== 'none' && <b> · passing, Esc stops</b>}
      </span>
    </nav>
  )
}
