import { card, entersWith, rule } from '@spellwright/dsl'

export const meddlingMage = card({
  name: 'Meddling Mage',
  cost: '{W}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'cardName', filter: { not: { type: 'land' } } }, as: 'name' }),
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: { name: { chosen: 'name' } } }),
  ],
})
