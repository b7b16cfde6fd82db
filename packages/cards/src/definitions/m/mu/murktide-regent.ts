import { card, count, entersWithCounters, keyword, linked, putCounters, triggered } from '@spellwright/dsl'

export const murktideRegent = card({
  name: 'Murktide Regent',
  cost: '{5}{U}{U}',
  type: 'Creature — Dragon',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('delve'),
    keyword('flying'),
    entersWithCounters('+1/+1', count({ zone: 'exile', among: linked('delve'), type: ['instant', 'sorcery'] })),
    triggered({
      on: { kind: 'zoneChange', object: { type: ['instant', 'sorcery'], owner: 'you' }, from: 'graveyard' },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
