import { additionalCost, all, card, dealDamage, spell, X } from '@spellwright/dsl'

export const devastatingDreams = card({
  name: 'Devastating Dreams',
  cost: '{R}{R}',
  type: 'Sorcery',
  abilities: [
    additionalCost([{ kind: 'discard', what: {}, count: X, random: 'random' }]),
    spell({
      effects: [
        { kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'land' }, count: X },
        dealDamage(X, all({ type: 'creature' })),
      ],
    }),
  ],
})
