import { apply, card, gain, modifyPT, rule, triggered } from '@spellwright/dsl'

export const emberhornMinotaur = card({
  name: 'Emberhorn Minotaur',
  cost: '{3}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 4,
  toughness: 3,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [apply('self', [modifyPT(1, 1), gain('menace')])],
    }),
  ],
})
