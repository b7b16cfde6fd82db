import { anyNumber, card, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const battlefieldImprovisation = card({
  name: 'Battlefield Improvisation',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 2, 2),
        when(
          matches(the('creature'), { is: 'attacking' }),
          {
            kind: 'choose',
            player: 'you',
            from: { subtype: 'Equipment', controller: 'you' },
            count: anyNumber,
            as: 'equipment',
          },
          {
            kind: 'forEach',
            what: the('equipment'),
            as: 'one',
            effects: [{ kind: 'attach', what: the('one'), to: the('creature') }],
          },
        ),
      ],
    }),
  ],
})
