import { card, enters, keywords, matches, putCounters, triggered } from '@spellwright/dsl'

export const breathlessKnight = card({
  name: 'Breathless Knight',
  cost: '{1}{W}{B}',
  type: 'Creature — Spirit Knight',
  power: 2,
  toughness: 2,
  abilities: [
    ...keywords('flying', 'lifelink'),
    triggered({
      on: enters({ any: [{ among: 'self' }, { type: 'creature', controller: 'you' }] }),
      condition: matches('eventObject', { cameFrom: 'graveyard' }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
