import { atBeginningOf, card, destroy, mana, spell, target, the, unless } from '@spellwright/dsl'

export const slaughterPact = card({
  name: 'Slaughter Pact',
  cost: '{0}',
  type: 'Instant',
  colorIndicator: ['B'],
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [
        destroy(the('creature')),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'you'),
          lasts: 'once',
          effects: [unless('you', [mana('{2}{B}')], { kind: 'loseGame', player: 'you' })],
        },
      ],
    }),
  ],
})
