import { card, costsLess, entersWith, rule } from '@spellwright/dsl'

export const councilOfTheAbsolute = card({
  name: 'Council of the Absolute',
  cost: '{2}{W}{U}',
  type: 'Creature — Human Advisor',
  power: 2,
  toughness: 4,
  abilities: [
    entersWith({
      kind: 'choose',
      choose: { kind: 'cardName', filter: { not: { type: ['creature', 'land'] } } },
      as: 'name',
    }),
    rule({ kind: 'cantCast', player: 'opponent', spell: { name: { chosen: 'name' } } }),
    costsLess('you', { name: { chosen: 'name' } }, '{2}'),
  ],
})
