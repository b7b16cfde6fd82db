import { card, rule } from '@spellwright/dsl'

export const veteranBrawlers = card({
  name: 'Veteran Brawlers',
  cost: '{1}{R}',
  type: 'Creature — Human Soldier',
  power: 4,
  toughness: 4,
  abilities: [
    rule(
      { kind: 'cantAttack', what: 'self' },
      { condition: { kind: 'exists', of: { type: 'land', is: 'untapped', controller: 'opponent' } } },
    ),
    rule(
      { kind: 'cantBlock', what: 'self' },
      { condition: { kind: 'exists', of: { type: 'land', is: 'untapped', controller: 'you' } } },
    ),
  ],
})
