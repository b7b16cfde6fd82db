import { attacks, card, enters, keyword, putCounters, triggered } from '@spellwright/dsl'

export const ashPartyCrasher = card({
  name: 'Ash, Party Crasher',
  cost: '{R}{W}',
  type: 'Legendary Creature — Human Peasant',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      abilityWord: 'Celebration',
      on: attacks('self'),
      condition: {
        kind: 'happened',
        event: enters({ not: { type: 'land' }, controller: 'you' }),
        when: 'thisTurn',
        times: { atLeast: 2 },
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
