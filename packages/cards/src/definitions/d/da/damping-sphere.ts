import { card, replacement, rule } from '@spellwright/dsl'

export const dampingSphere = card({
  name: 'Damping Sphere',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    replacement({ kind: 'addMana', object: { type: 'land' }, instead: '{C}', atLeast: 2 }),
    rule({
      kind: 'costChange',
      player: 'eachPlayer',
      spell: {},
      change: {
        kind: 'increase',
        mana: '{1}',
        times: { kind: 'events', event: { kind: 'cast', player: 'affectedPlayer' }, when: 'thisTurn' },
      },
    }),
  ],
})
