import { card, replacement, rule } from '@spellwright/dsl'

export const loxodonSmiter = card({
  name: 'Loxodon Smiter',
  cost: '{1}{G}{W}',
  type: 'Creature — Elephant Soldier',
  power: 4,
  toughness: 4,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    replacement(
      {
        kind: 'zoneChange',
        object: 'self',
        from: 'hand',
        to: 'graveyard',
        cause: 'discard',
        causedBy: 'opponent',
        instead: { to: 'battlefield' },
      },
      { zone: 'hand' },
    ),
  ],
})
