import { all, card, exactly, keyword, kicked, mana, pump, putCounters, spell, the, when } from '@spellwright/dsl'

export const chokingMiasma = card({
  name: 'Choking Miasma',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{G}')] }),
    spell({
      effects: [
        when(
          kicked,
          {
            kind: 'choose',
            player: 'you',
            from: { type: 'creature', controller: 'you' },
            count: exactly(1),
            as: 'creature',
          },
          putCounters('+1/+1', 1, the('creature')),
        ),
        pump(all({ type: 'creature' }), -2, -2),
      ],
    }),
  ],
})
