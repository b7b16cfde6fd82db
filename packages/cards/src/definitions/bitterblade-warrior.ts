import { apply, card, gain, modifyPT, rule, triggered } from '@spellwright/dsl'

export const bitterbladeWarrior = card({
  name: 'Bitterblade Warrior',
  cost: '{1}{G}',
  type: 'Creature — Jackal Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [apply('self', [modifyPT(1, 0), gain('deathtouch')])],
    }),
  ],
})
