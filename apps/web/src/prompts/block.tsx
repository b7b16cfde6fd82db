import type { ReactNode } from 'react'
import type { BlockChoice, EntityId, ObjectId } from 'spellwright/play'
import { entityName } from '../table/entities.ts'
import { Choice } from './components.tsx'
import { type DecisionViewOf, type Mark, type PanelProps, type Prompt, panelOnly } from './prompt.ts'

const NO_OBJECT = 0 as ObjectId

const candidateOf = ({ candidates }: DecisionViewOf<'block'>, id: EntityId) =>
  candidates.find(({ blocker }) => blocker === id)

const without = (choices: readonly BlockChoice[], blocker: EntityId): BlockChoice[] =>
  choices.filter((choice) => choice.blocker !== blocker)

export const blockPrompt: Prompt<'block'> = {
  ...panelOnly,
  start: ({ minimum }) => ({ choices: minimum, picking: NO_OBJECT }),
  marks: (decision, { choices, picking }) => {
    const marks = new Map<EntityId, Mark>()
    const picked = candidateOf(decision, picking)
    if (!picked) for (const { blocker } of decision.candidates) marks.set(blocker, 'legal')
    for (const { blocker } of choices) marks.set(blocker, 'chosen')
    if (picked) {
      for (const attacker of picked.attackers) marks.set(attacker, 'legal')
      marks.set(picking, 'picking')
    }
    return marks
  },
  press: (decision, { choices, picking }, entity) => {
    const picked = candidateOf(decision, picking)
    if (picked?.attackers.includes(entity as ObjectId)) {
      const block = { blocker: picking, attacker: entity as ObjectId }
      const again = choices.some(({ blocker, attacker }) => blocker === picking && attacker === entity)
      return { draft: { choices: again ? without(choices, picking) : [...choices, block], picking: NO_OBJECT } }
    }
    const candidate = candidateOf(decision, entity)
    if (!candidate) return null
    if (picking === candidate.blocker) return { draft: { choices, picking: NO_OBJECT } }
    if (choices.some(({ blocker }) => blocker === entity))
      return { draft: { choices: without(choices, entity), picking: NO_OBJECT } }
    const [only, second] = candidate.attackers
    if (only !== undefined && second === undefined)
      return { draft: { choices: [...choices, { blocker: candidate.blocker, attacker: only }], picking: NO_OBJECT } }
    return { draft: { choices, picking: candidate.blocker } }
  },
  confirm: (_, { choices }) => choices,
  cancel: ({ minimum }, { choices, picking }) =>
    picking !== NO_OBJECT || choices.length > minimum.length
      ? { draft: { choices: minimum, picking: NO_OBJECT } }
      : null,
  arrows: (_, { choices }) => choices.map(({ blocker, attacker }) => ({ from: blocker, to: attacker, kind: 'block' })),
  hint: (_, { picking }) =>
    picking === NO_OBJECT ? 'Click a creature to block with it.' : 'Now click the attacker it blocks.',
  dimsOthers: true,
  Panel: BlockPanel,
}

function BlockPanel({ draft: { choices, picking }, scene, answer }: PanelProps<'block'>): ReactNode {
  return (
    <>
      {picking !== NO_OBJECT && <span>{entityName(scene.view, picking)} blocks …</span>}
      <Choice
        label={choices.length === 0 ? 'No block' : `Block with ${new Set(choices.map(({ blocker }) => blocker)).size}`}
        keyAction="confirm"
        tone="main"
        onPick={() => answer(choices)}
      />
    </>
  )
}
