import { anyNumber, atBeginningOf, card, exile, returnTo, spell, target, the } from '@spellwright/dsl'

export const morningtidesLight = card({
  name: "Morningtide's Light",
  cost: '{3}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: anyNumber }) },
      effects: [
        exile(the('creatures'), { as: 'cards' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('cards'), { enters: ['tapped'] })],
        },
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: { player: 'you' }, change: { kind: 'prevent', amount: 'all' } },
          until: 'untilYourNextTurn',
          uses: 'unlimited',
        },
        exile('self'),
      ],
    }),
  ],
})
