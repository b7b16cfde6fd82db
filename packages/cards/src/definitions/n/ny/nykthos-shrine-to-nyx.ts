import { activated, addMana, card, mana, tap, tapForMana } from '@spellwright/dsl'

export const nykthosShrineToNyx = card({
  name: 'Nykthos, Shrine to Nyx',
  type: 'Legendary Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap],
      effects: [addMana({ kind: 'anyOneColor', amount: { kind: 'devotion', colors: 'thatColor' } })],
    }),
  ],
})
