import { activated, card, keyword, mana, putCounters, rule, tapIt, target, the } from '@spellwright/dsl'

export const rimescaleDragon = card({
  name: 'Rimescale Dragon',
  cost: '{5}{R}{R}',
  type: 'Snow Creature — Dragon',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    activated({
      cost: [mana('{2}{S}')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature')), putCounters('ice', 1, the('creature'))],
    }),
    rule({ kind: 'doesntUntap', what: { type: 'creature', counters: { counter: 'ice', count: { atLeast: 1 } } } }),
  ],
})
