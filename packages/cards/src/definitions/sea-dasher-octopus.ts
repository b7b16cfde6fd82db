import { card, dealsDamageToPlayer, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const seaDasherOctopus = card({
  name: 'Sea-Dasher Octopus',
  cost: '{1}{U}{U}',
  type: 'Creature — Octopus',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{1}{U}')] }),
    keyword('flash'),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [draw(1)] }),
  ],
})
