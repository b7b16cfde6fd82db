import { activated, card, exile, mana, putCounters, removeCounter, target, the, triggered } from '@spellwright/dsl'

export const karlovOfTheGhostCouncil = card({
  name: 'Karlov of the Ghost Council',
  cost: '{W}{B}',
  type: 'Legendary Creature — Spirit Advisor',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({ on: { kind: 'lifeGained', player: 'you' }, effects: [putCounters('+1/+1', 2, 'self')] }),
    activated({
      cost: [mana('{W}{B}'), removeCounter('+1/+1', 6)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [exile(the('creature'))],
    }),
  ],
})
