import { activated, anyTarget, card, dealDamage, mana, the } from '@spellwright/dsl'

export const wordsOfWar = card({
  name: 'Words of War',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}')],
      targets: { victim: anyTarget },
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'draw', player: 'you', instead: [dealDamage(2, the('victim'))] },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
