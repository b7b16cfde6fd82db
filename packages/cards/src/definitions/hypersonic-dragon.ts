import { card, keywords, rule } from '@spellwright/dsl'

export const hypersonicDragon = card({
  name: 'Hypersonic Dragon',
  cost: '{3}{U}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('flying', 'haste'),
    rule({ kind: 'castAsThoughFlash', player: 'you', spell: { type: 'sorcery' } }),
  ],
})
