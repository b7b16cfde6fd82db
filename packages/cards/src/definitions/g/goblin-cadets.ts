import { apply, card, targetOpponent, the, triggered } from '@spellwright/dsl'

export const goblinCadets = card({
  name: 'Goblin Cadets',
  cost: '{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self' },
          { kind: 'becomesBlocked', object: 'self' },
        ],
      },
      targets: { opponent: targetOpponent },
      effects: [apply('self', [{ kind: 'setController', player: the('opponent') }], 'game')],
    }),
  ],
})
