import { card, counterSpell, countersOn, entersWithCounters, triggered, X } from '@spellwright/dsl'

export const chaliceOfTheVoid = card({
  name: 'Chalice of the Void',
  cost: '{X}{X}',
  type: 'Artifact',
  abilities: [
    entersWithCounters('charge', X),
    triggered({
      on: { kind: 'cast', player: 'eachPlayer', spell: { manaValue: { exactly: countersOn('self', 'charge') } } },
      effects: [counterSpell('eventObject')],
    }),
  ],
})
