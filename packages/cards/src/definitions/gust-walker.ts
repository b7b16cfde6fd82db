import { apply, card, gain, modifyPT, rule, triggered } from '@spellwright/dsl'

export const gustWalker = card({
  name: 'Gust Walker',
  cost: '{1}{W}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [apply('self', [modifyPT(1, 1), gain('flying')])],
    }),
  ],
})
