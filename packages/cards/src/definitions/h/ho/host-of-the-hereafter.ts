import { card, dies, entersWithCounters, matches, target, the, triggered, upTo } from '@spellwright/dsl'

export const hostOfTheHereafter = card({
  name: 'Host of the Hereafter',
  cost: '{2}{B}{G}',
  type: 'Creature — Zombie Warlock',
  power: 2,
  toughness: 2,
  abilities: [
    entersWithCounters('+1/+1', 2),
    triggered({
      on: { kind: 'either', events: [dies('self'), dies({ type: 'creature', controller: 'you', other: true })] },
      condition: matches('eventObject', { counters: { counter: 'any', count: { atLeast: 1 } } }),
      targets: { creature: target({ type: 'creature', controller: 'you' }, { count: upTo(1) }) },
      effects: [{ kind: 'moveAllCounters', from: 'eventObject', to: the('creature') }],
    }),
  ],
})
