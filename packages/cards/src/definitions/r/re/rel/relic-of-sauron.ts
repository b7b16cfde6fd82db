import { activated, card, draw, mana, tap, tapForMana } from '@spellwright/dsl'

export const relicOfSauron = card({
  name: 'Relic of Sauron',
  type: 'Artifact',
  cost: '{4}',
  abilities: [
    tapForMana({ kind: 'anyCombination', amount: 2, colors: ['U', 'B', 'R'] }),
    activated({
      cost: [mana('{3}'), tap],
      effects: [draw(2), { kind: 'discard', player: 'you', count: 1, how: 'choice' }],
    }),
  ],
})
