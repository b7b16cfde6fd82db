import { card, did, draw, exile, matches, not, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const splashPortal = card({
  name: 'Splash Portal',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        exile(the('creature'), { as: 'exiled' }),
        returnTo('battlefield', the('exiled'), { as: 'returned' }),
        when(
          {
            kind: 'any',
            conditions: [
              matches(the('returned'), { subtype: ['Bird', 'Frog', 'Otter', 'Rat'] }),
              {
                kind: 'all',
                conditions: [
                  not(did('returned')),
                  matches(the('creature'), { subtype: ['Bird', 'Frog', 'Otter', 'Rat'] }),
                ],
              },
            ],
          },
          draw(1),
        ),
      ],
    }),
  ],
})
