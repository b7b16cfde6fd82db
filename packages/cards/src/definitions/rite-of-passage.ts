import { card, putCounters, triggered } from '@spellwright/dsl'

export const riteOfPassage = card({
  name: 'Rite of Passage',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'damage', to: { object: { type: 'creature', controller: 'you' } } },
      effects: [putCounters('+1/+1', 1, 'eventObject')],
    }),
  ],
})
