import { apply, card, gain, modifyPT, rule, triggered } from '@spellwright/dsl'

export const gloryBoundInitiate = card({
  name: 'Glory-Bound Initiate',
  cost: '{1}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 1,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [apply('self', [modifyPT(1, 3), gain('lifelink')])],
    }),
  ],
})
