import { additionalCost, card, dealDamage, draw, matches, not, players, spell, the, when } from '@spellwright/dsl'

export const grabThePrize = card({
  name: 'Grab the Prize',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    additionalCost([{ kind: 'discard', what: {}, count: 1, as: 'discarded' }]),
    spell({
      effects: [draw(2), when(not(matches(the('discarded'), { type: 'land' })), dealDamage(2, players('opponent')))],
    }),
  ],
})
