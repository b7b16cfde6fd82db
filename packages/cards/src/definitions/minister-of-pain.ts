import { all, card, keyword, pump, triggered } from '@spellwright/dsl'

export const ministerOfPain = card({
  name: 'Minister of Pain',
  cost: '{2}{B}',
  type: 'Creature — Human Shaman',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      effects: [pump(all({ type: 'creature', controller: 'opponent' }), -1, -1)],
    }),
  ],
})
