import { card, putCounters, triggered } from '@spellwright/dsl'

export const vengefulTownsfolk = card({
  name: 'Vengeful Townsfolk',
  cost: '{2}{W}',
  type: 'Creature — Human Citizen',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'creature', controller: 'you', other: true },
        from: 'battlefield',
        to: 'graveyard',
        batch: 'oneOrMore',
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
