import type { ReactNode } from 'react'
import { useActions } from '../session/session-context.ts'
import { Choice } from './components.tsx'
import type { PanelProps } from './prompt.ts'

/** Passing and letting something resolve have different labels and colors, so that they are not confused. */
export function ActPanel({ scene, answer }: PanelProps<'act'>): ReactNode {
  const { passTurn, resolveStack } = useActions()
  const { view } = scene
  const top = view.stack.at(-1)
  const pass = (): void => answer({ kind: 'pass' })
  if (top)
    return (
      <>
        <Choice label="Let it resolve" keyAction="confirm" tone="resolve" onPick={pass} />
        {view.stack.length > 1 && <Choice label="Resolve all" keyAction="resolveStack" onPick={resolveStack} />}
      </>
    )
  const mine = view.turn.active === view.viewer
  return (
    <>
      <Choice label={passLabel(view.turn.step, mine)} keyAction="confirm" tone="main" onPick={pass} />
      <Choice label={mine ? 'End turn' : 'Pass turn'} keyAction="passTurn" onPick={() => passTurn('soft')} />
    </>
  )
}

const passLabel = (step: string, mine: boolean): string => {
  if (!mine) return 'Pass'
  if (step === 'main1') return 'To combat'
  return step === 'main2' ? 'To end step' : 'Pass'
}
