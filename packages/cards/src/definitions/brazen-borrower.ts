import { keywords, returnTo, rule, spell, target, the, twoFaced } from '@spellwright/dsl'

export const brazenBorrower = twoFaced(
  'adventure',
  {
    name: 'Brazen Borrower',
    cost: '{1}{U}{U}',
    type: 'Creature — Faerie Rogue',
    power: 3,
    toughness: 1,
    abilities: [
      ...keywords('flash', 'flying'),
      rule({ kind: 'canBlockOnly', what: 'self', attackers: { keyword: 'flying' } }),
    ],
  },
  {
    name: 'Petty Theft',
    cost: '{1}{U}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }) },
        effects: [returnTo('hand', the('permanent'))],
      }),
    ],
  },
)
