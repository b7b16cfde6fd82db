import { activated, addMana, all, card, putCounters, removeCounter, returnTo, tap, X } from '@spellwright/dsl'

export const hourglassOfTheLost = card({
  name: 'Hourglass of the Lost',
  cost: '{2}{W}',
  type: 'Artifact',
  abilities: [
    activated({ cost: [tap], effects: [addMana('{W}'), putCounters('time', 1, 'self')] }),
    activated({
      cost: [tap, removeCounter('time', X), { kind: 'exile', what: 'self' }],
      timing: 'sorcery',
      effects: [
        returnTo(
          'battlefield',
          all({
            zone: 'graveyard',
            owner: 'you',
            is: 'permanentCard',
            not: { type: 'land' },
            manaValue: { exactly: X },
          }),
        ),
      ],
    }),
  ],
})
