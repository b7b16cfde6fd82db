import { atBeginningOf, card, counterSpell, mana, spell, targetSpell, the } from '@spellwright/dsl'

export const pactOfNegation = card({
  name: 'Pact of Negation',
  cost: '{0}',
  type: 'Instant',
  colorIndicator: ['U'],
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        counterSpell(the('spell')),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'you'),
          lasts: 'once',
          effects: [
            {
              kind: 'mayPay',
              player: 'you',
              cost: [mana('{3}{U}{U}')],
              then: [],
              else: [{ kind: 'loseGame', player: 'you' }],
            },
          ],
        },
      ],
    }),
  ],
})
