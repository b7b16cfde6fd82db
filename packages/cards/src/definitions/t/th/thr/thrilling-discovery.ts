import { card, discardCost, draw, gainLife, spell } from '@spellwright/dsl'

export const thrillingDiscovery = card({
  name: 'Thrilling Discovery',
  cost: '{R}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [gainLife(2), { kind: 'mayPay', player: 'you', cost: [discardCost({}, 2)], then: [draw(3)] }],
    }),
  ],
})
