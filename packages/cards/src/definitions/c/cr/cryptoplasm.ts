import { atBeginningOf, card, may, target, the, triggered } from '@spellwright/dsl'

export const cryptoplasm = card({
  name: 'Cryptoplasm',
  cost: '{1}{U}{U}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { creature: target({ type: 'creature', other: true }) },
      effects: [
        may({
          kind: 'becomeCopy',
          what: 'self',
          of: the('creature'),
          until: 'game',
          except: [{ kind: 'hasThisAbility' }],
        }),
      ],
    }),
  ],
})
