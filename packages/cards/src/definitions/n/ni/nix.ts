import { card, counterSpell, spell, target, the, when } from '@spellwright/dsl'

export const nix = card({
  name: 'Nix',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ zone: 'stack' }) },
      effects: [
        when(
          {
            kind: 'compare',
            quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: the('target') },
            is: { exactly: 0 },
          },
          counterSpell(the('target')),
        ),
      ],
    }),
  ],
})
