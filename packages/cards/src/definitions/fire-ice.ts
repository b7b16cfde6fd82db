import { draw, spell, tapIt, target, the, twoFaced } from '@spellwright/dsl'

export const fireIce = twoFaced(
  'split',
  {
    name: 'Fire',
    cost: '{1}{R}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { victims: { anyTarget: 'any target', count: { min: 1, max: 2 }, divide: 2 } },
        effects: [{ kind: 'dealDamage', amount: 2, to: the('victims'), divided: 'divided' }],
      }),
    ],
  },
  {
    name: 'Ice',
    cost: '{1}{U}',
    type: 'Instant',
    abilities: [spell({ targets: { permanent: target({}) }, effects: [tapIt(the('permanent')), draw(1)] })],
  },
)
