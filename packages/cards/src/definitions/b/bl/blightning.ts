import { card, controllerOf, dealDamage, discard, spell, the } from '@spellwright/dsl'

export const blightning = card({
  name: 'Blightning',
  cost: '{1}{B}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: { players: { player: 'any' }, objects: { type: 'planeswalker' } } },
      effects: [dealDamage(3, the('player')), discard(2, controllerOf(the('player')))],
    }),
  ],
})
