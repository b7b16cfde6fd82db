import { alternativeCost, atBeginningOf, card, exile, mana, spell, target, the } from '@spellwright/dsl'

export const nemesisTrap = card({
  name: 'Nemesis Trap',
  cost: '{4}{B}{B}',
  type: 'Instant — Trap',
  abilities: [
    alternativeCost([mana('{B}{B}')], { kind: 'exists', of: { type: 'creature', color: 'W', is: 'attacking' } }),
    spell({
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      effects: [
        exile(the('creature')),
        { kind: 'createTokenCopy', player: 'you', count: 1, of: the('creature'), as: 'token' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('token'))],
        },
      ],
    }),
  ],
})
