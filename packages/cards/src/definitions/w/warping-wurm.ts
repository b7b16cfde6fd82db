import { atBeginningOf, card, keyword, mana, putCounters, triggered, unless } from '@spellwright/dsl'

export const warpingWurm = card({
  name: 'Warping Wurm',
  cost: '{2}{G}{U}',
  type: 'Creature — Wurm',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('phasing'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [unless('you', [mana('{2}{G}{U}')], { kind: 'phaseOut', what: 'self' })],
    }),
    triggered({ on: { kind: 'phasedIn', object: 'self' }, effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
