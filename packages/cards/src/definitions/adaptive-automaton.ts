import { card, continuous, entersWith, modifyPT } from '@spellwright/dsl'

export const adaptiveAutomaton = card({
  name: 'Adaptive Automaton',
  cost: '{3}',
  type: 'Artifact Creature — Construct',
  power: 2,
  toughness: 2,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    continuous({ affects: 'self', apply: [{ kind: 'addSubtype', subtypes: { chosen: 'type' } }] }),
    continuous({
      affects: { type: 'creature', subtype: { chosen: 'type' }, controller: 'you', other: true },
      apply: [modifyPT(1, 1)],
    }),
  ],
})
