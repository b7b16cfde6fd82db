import { bound, card, controllerOf, dealDamage, keyword, players, triggered } from '@spellwright/dsl'

export const maddeningHex = card({
  name: 'Maddening Hex',
  cost: '{1}{R}{R}',
  type: 'Enchantment — Aura Curse',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    triggered({
      on: { kind: 'cast', player: controllerOf('attachedTo'), spell: { not: { type: 'creature' } } },
      effects: [
        { kind: 'rollDice', count: 1, sides: 6, as: 'result' },
        dealDamage(bound('result'), players('eventPlayer')),
        { kind: 'attachToOtherOpponent', what: 'self' },
      ],
    }),
  ],
})
