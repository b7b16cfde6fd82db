import { bound, card, entersWith, rule } from '@spellwright/dsl'

export const sanctumPrelate = card({
  name: 'Sanctum Prelate',
  cost: '{1}{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'number', min: 0, max: 99 }, as: 'number' }),
    rule({
      kind: 'cantCast',
      player: 'eachPlayer',
      spell: { not: { type: 'creature' }, manaValue: { exactly: bound('number') } },
    }),
  ],
})
