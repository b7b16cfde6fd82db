import type { ReactNode } from 'react'
import type { EntityId, ObjectId } from 'spellwright/play'
import { useActions } from '../session/session-context.ts'
import { entityName } from '../table/entities.ts'
import { Choice } from './components.tsx'
import { type DecisionViewOf, type Mark, type PanelProps, type Prompt, panelOnly } from './prompt.ts'

const NO_OBJECT = 0 as ObjectId

const candidateOf = ({ candidates }: DecisionViewOf<'attack'>, id: EntityId) =>
  candidates.find(({ attacker }) => attacker === id)

export const attackPrompt: Prompt<'attack'> = {
  ...panelOnly,
  start: ({ minimum }) => ({ choices: minimum, picking: NO_OBJECT }),
  marks: (decision, { choices, picking }) => {
    const marks = new Map<EntityId, Mark>()
    for (const { attacker } of decision.candidates) marks.set(attacker, 'legal')
    for (const { attacker } of choices) marks.set(attacker, 'chosen')
    const picked = candidateOf(decision, picking)
    if (picked) {
      for (const defender of picked.defenders) marks.set(defender, 'legal')
      marks.set(picking, 'picking')
    }
    return marks
  },
  press: (decision, { choices, picking }, entity) => {
    const picked = candidateOf(decision, picking)
    if (picked?.defenders.includes(entity)) {
      const others = choices.filter(({ attacker }) => attacker !== picking)
      return { draft: { choices: [...others, { attacker: picking, defender: entity }], picking: NO_OBJECT } }
    }
    const candidate = candidateOf(decision, entity)
    if (!candidate) return null
    const { attacker, defenders } = candidate
    const [defender] = defenders
    if (defender === undefined) return null
    if (choices.some((choice) => choice.attacker === attacker))
      return { draft: { choices: choices.filter((choice) => choice.attacker !== attacker), picking: NO_OBJECT } }
    return {
      draft: {
        choices: [...choices, { attacker, defender }],
        // If there are several defenders, the next click can choose another one.
        picking: defenders.length > 1 ? attacker : NO_OBJECT,
      },
    }
  },
  confirm: (_, { choices }) => choices,
  cancel: ({ minimum }, { choices }) =>
    choices.length > minimum.length ? { draft: { choices: minimum, picking: NO_OBJECT } } : null,
  arrows: (_, { choices }) =>
    choices.map(({ attacker, defender }) => ({ from: attacker, to: defender, kind: 'attack' })),
  hint: (_, { picking }) =>
    picking === NO_OBJECT
      ? 'Click creatures to attack with them.'
      : 'Click another defender to attack that one instead.',
  dimsOthers: true,
  Panel: AttackPanel,
}

function AttackPanel({ decision, draft, scene, answer }: PanelProps<'attack'>): ReactNode {
  const { attackWithAll } = useActions()
  const { choices, picking } = draft
  const target = candidateOf(decision, picking)
  return (
    <>
      {target && <span>{target.defenders.map((one) => entityName(scene.view, one)).join(' / ')}</span>}
      <Choice
        label={choices.length === 0 ? 'No attack' : `Attack with ${choices.length}`}
        keyAction="confirm"
        tone="main"
        onPick={() => answer(choices)}
      />
      {choices.length < decision.candidates.length && (
        <Choice label="All attack" keyAction="attackAll" onPick={() => attackWithAll()} />
      )}
    </>
  )
}
