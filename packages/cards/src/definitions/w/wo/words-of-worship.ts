import { activated, card, gainLife, mana } from '@spellwright/dsl'

export const wordsOfWorship = card({
  name: 'Words of Worship',
  type: 'Enchantment',
  cost: '{2}{W}',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'draw', player: 'you', instead: [gainLife(5)] },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
