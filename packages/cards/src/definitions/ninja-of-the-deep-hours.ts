import { card, dealsDamageToPlayer, draw, keyword, mana, may, triggered } from '@spellwright/dsl'

export const ninjaOfTheDeepHours = card({
  name: 'Ninja of the Deep Hours',
  cost: '{3}{U}',
  type: 'Creature — Human Ninja',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{1}{U}')] }),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [may(draw(1))] }),
  ],
})
