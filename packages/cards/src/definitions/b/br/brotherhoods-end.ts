import { all, card, chooseOne, dealDamage, destroy, spell } from '@spellwright/dsl'

export const brotherhoodsEnd = card({
  name: "Brotherhood's End",
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        { effects: [dealDamage(3, all({ type: ['creature', 'planeswalker'] }))] },
        { effects: [destroy(all({ type: 'artifact', manaValue: { atMost: 3 } }))] },
      ),
      effects: [],
    }),
  ],
})
