import { card, dealsDamageToPlayer, draw, keyword, mana, triggered } from '@spellwright/dsl'

export const vanguardSuppressor = card({
  name: 'Vanguard Suppressor',
  cost: '{3}{U}',
  type: 'Creature — Astartes Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    keyword('flying'),
    triggered({ abilityWord: 'Suppressing Fire', on: dealsDamageToPlayer('self', 'combat'), effects: [draw(1)] }),
  ],
})
