import { card, continuous, keyword, modifyPT, rule } from '@spellwright/dsl'

export const angelOfJubilation = card({
  name: 'Angel of Jubilation',
  cost: '{1}{W}{W}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { type: 'creature', controller: 'you', other: true, not: { color: 'B' } },
      apply: [modifyPT(1, 1)],
    }),
    rule({ kind: 'cantPayLife', player: 'eachPlayer', mana: 'too' }),
    rule({ kind: 'cantSacrificeToPay', player: 'eachPlayer', what: { type: 'creature' } }),
  ],
})
