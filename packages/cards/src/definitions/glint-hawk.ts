import { card, enters, keyword, returnCost, sacrificeIt, triggered, unless } from '@spellwright/dsl'

export const glintHawk = card({
  name: 'Glint Hawk',
  cost: '{W}',
  type: 'Creature — Bird',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [unless('you', [returnCost({ type: 'artifact', controller: 'you' })], sacrificeIt('self'))],
    }),
  ],
})
