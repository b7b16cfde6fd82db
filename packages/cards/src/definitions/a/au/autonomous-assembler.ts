import { activated, card, keyword, mana, putCounters, tap, target, the } from '@spellwright/dsl'

export const autonomousAssembler = card({
  name: 'Autonomous Assembler',
  cost: '{5}',
  type: 'Artifact Creature — Assembly-Worker',
  power: 4,
  toughness: 5,
  abilities: [
    keyword({ kind: 'prototype', mana: '{1}{W}', power: 2, toughness: 2 }),
    keyword('vigilance'),
    activated({
      cost: [mana('{1}'), tap],
      targets: { worker: target({ subtype: 'Assembly-Worker', controller: 'you' }) },
      effects: [putCounters('+1/+1', 1, the('worker'))],
    }),
  ],
})
