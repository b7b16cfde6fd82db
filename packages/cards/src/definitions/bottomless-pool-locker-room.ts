import { draw, returnTo, target, the, triggered, twoFaced, upTo } from '@spellwright/dsl'

export const bottomlessPoolLockerRoom = twoFaced(
  'split',
  {
    name: 'Bottomless Pool',
    cost: '{U}',
    type: 'Enchantment — Room',
    abilities: [
      triggered({
        on: { kind: 'unlocked', player: 'you' },
        targets: { target: target({ type: 'creature' }, { count: upTo(1) }) },
        effects: [returnTo('hand', the('target'))],
      }),
    ],
  },
  {
    name: 'Locker Room',
    cost: '{4}{U}',
    type: 'Enchantment — Room',
    abilities: [
      triggered({
        on: {
          kind: 'damage',
          source: { controller: 'you', type: 'creature' },
          to: { player: 'any' },
          combat: 'combat',
          batch: 'oneOrMore',
        },
        effects: [draw()],
      }),
    ],
  },
)
