import { all, card, pump, rule, triggered } from '@spellwright/dsl'

export const trueheartTwins = card({
  name: 'Trueheart Twins',
  cost: '{4}{R}',
  type: 'Creature — Jackal Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: { type: 'creature' }, player: 'you' },
      effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 0)],
    }),
  ],
})
