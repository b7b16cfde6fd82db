import { card, keyword, sacrificeIt, triggered } from '@spellwright/dsl'

export const illusionaryServant = card({
  name: 'Illusionary Servant',
  cost: '{1}{U}{U}',
  type: 'Creature — Illusion',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({ on: { kind: 'becomesTarget', object: 'self' }, effects: [sacrificeIt('self')] }),
  ],
})
