import { card, gainLife, keyword, putCounters, triggered } from '@spellwright/dsl'

export const sunscorchRegent = card({
  name: 'Sunscorch Regent',
  cost: '{3}{W}{W}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({ on: { kind: 'cast', player: 'opponent' }, effects: [putCounters('+1/+1', 1, 'self'), gainLife(1)] }),
  ],
})
