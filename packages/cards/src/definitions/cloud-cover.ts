import { card, may, returnTo, triggered } from '@spellwright/dsl'

export const cloudCover = card({
  name: 'Cloud Cover',
  cost: '{2}{W}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'becomesTarget', object: { controller: 'you', other: true }, controller: 'opponent' },
      effects: [may(returnTo('hand', 'eventObject'))],
    }),
  ],
})
