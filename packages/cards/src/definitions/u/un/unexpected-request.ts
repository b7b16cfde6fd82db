import { apply, atBeginningOf, card, exactly, gain, spell, target, the, untap, youControlIt } from '@spellwright/dsl'

export const unexpectedRequest = card({
  name: 'Unexpected Request',
  type: 'Sorcery',
  cost: '{2}{R}',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [youControlIt]),
        untap(the('creature')),
        apply(the('creature'), [gain('haste')]),
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { subtype: 'Equipment', controller: 'you' },
              count: exactly(1),
              as: 'equipment',
            },
            { kind: 'attach', what: the('equipment'), to: the('creature') },
          ],
          then: [
            {
              kind: 'delayedTrigger',
              on: atBeginningOf('end', 'eachPlayer'),
              lasts: 'once',
              effects: [{ kind: 'unattach', what: the('equipment') }],
            },
          ],
        },
      ],
    }),
  ],
})
