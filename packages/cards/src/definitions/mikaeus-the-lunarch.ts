import { activated, all, card, entersWithCounters, putCounters, removeCounter, tap, X } from '@spellwright/dsl'

export const mikaeusTheLunarch = card({
  name: 'Mikaeus, the Lunarch',
  cost: '{X}{W}',
  type: 'Legendary Creature — Human Cleric',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', X),
    activated({ cost: [tap], effects: [putCounters('+1/+1', 1, 'self')] }),
    activated({
      cost: [tap, removeCounter('+1/+1')],
      effects: [putCounters('+1/+1', 1, all({ type: 'creature', controller: 'you', other: true }))],
    }),
  ],
})
