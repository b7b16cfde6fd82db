import { card, enters, putCounters, replacement, target, the, triggered } from '@spellwright/dsl'

export const idyllicGrange = card({
  name: 'Idyllic Grange',
  type: 'Land — Plains',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: {
            kind: 'exists',
            of: { other: true, subtype: 'Plains', controller: 'you' },
            count: { atLeast: 3 },
          },
        },
      },
    ),
    triggered({
      on: enters({ among: 'self', is: 'untapped' }),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
  ],
})
