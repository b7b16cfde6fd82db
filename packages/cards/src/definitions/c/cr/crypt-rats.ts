import { activated, all, card, dealDamage, mana, X } from '@spellwright/dsl'

export const cryptRats = card({
  name: 'Crypt Rats',
  cost: '{2}{B}',
  type: 'Creature — Rat',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{X}')],
      onX: ['B'],
      effects: [dealDamage(X, { players: 'eachPlayer', objects: all({ type: 'creature' }) })],
    }),
  ],
})
